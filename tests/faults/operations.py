"""Every operation that meets faults. A new act is one more line in the file of its kind."""

from tests.faults.evenings import EVENINGS
from tests.faults.people import PEOPLE
from tests.faults.settings import SETTINGS

OPERATIONS = (*EVENINGS, *PEOPLE, *SETTINGS)
