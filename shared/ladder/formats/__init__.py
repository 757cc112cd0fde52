"""Files and bodies from outside ⇄ the domain's values. Every reader answers a `Reading`, or refuses.

A refusal names every place that is wrong. pydantic lives at this door and goes no further in. Nothing here
decides what counts or who somebody is.

| of | files |
|---|---|
| any file | dispatch, reading, limits, text, clean, days, findings, check, event |
| several in one | sections, archive, evenings |
| the API's own JSON | json, tournament_json, strict, fields, codes |
| its other bodies | bodies, corrections, rules, forms, all_names, seeding |
| tournament reports | trf, trf_rows, trf_games; out: trf_out, trf_sheet, seeding_files |
| tables of text | csv, members_csv, table, columns |
| crosstables | crosstable, crosstable_page, all_against_all, swiss_cells, swissperfect |
| pages and workbooks | grid, html_tables, xlsx_tables |
| other programs | pgn, pgn_tags, lichess, swisssys, swisssys_web, uschess, dbase, papi, chessjson, loose |
| take-out | bundle, bundle_files, bundle_values, bundle_readme |
| its proof | bundle_check, bundle_nights, bundle_proof, bundle_refused |
"""
