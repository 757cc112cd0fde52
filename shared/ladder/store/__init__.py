"""What is kept, and in which order: archive, records, ladders, site. The only room that knows boto3.

It decides nothing about chess or privacy: callers hand in values of the domain and pages as bytes.

| of | files |
|---|---|
| AWS | aws, rows, rowkinds, objects, versions, canonical, tokens |
| the archive | archive, changes, documents, scoresheet, books, shown, ripples |
| a change | writer, acts, once, codec, items, transaction, forward, founding |
| reading | records, history, images, export |
| the ladder | ladders, refused |
| the site | site, bucket, manifest, lease, owed |
| finding and mending | marks, checked, proof, broken, found, mending, recovery, rebuild, sweep |
| coming from elsewhere | bringing |
| erasing | erasing, erasures, forms, gathering, labels, relabel, rewriting, backups |
"""
