"""The codes of a tournament as text whose values the API's description names.

Which of them are right is `check`'s matter, for every source alike; here a wrong one still is text.
"""

from typing import Annotated

from pydantic import Field

from ladder.domain.tournament import BYES, FORMATS, RESULTS

Result = Annotated[str, Field(json_schema_extra={"enum": list(RESULTS)})]
ByeKind = Annotated[str, Field(json_schema_extra={"enum": list(BYES)})]
Format = Annotated[str, Field(json_schema_extra={"enum": list(FORMATS)})]
