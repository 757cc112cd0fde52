"""How well a typed name fits one member: a level, whether it may be ticked, and why. Classes, never a sum."""

from dataclasses import dataclass, replace

from ladder.domain.likeness.align import Alignment, align
from ladder.domain.likeness.evidence import STRONG, Evidence
from ladder.domain.likeness.explain import left_reason, same_reason, spelled_reason, weak_reason
from ladder.domain.likeness.fit import Known, Level, Verdict
from ladder.domain.likeness.fold import script
from ladder.domain.likeness.leftover import changes_first_name, is_first_name
from ladder.domain.likeness.roles import GIVEN, SURNAME
from ladder.domain.likeness.tables import is_given, leaning, shorts_of
from ladder.domain.likeness.words import Form

RANKS = {
    Evidence.SAME: 0.0, Evidence.ACCENT: 0.1, Evidence.READ: 0.2, Evidence.FORM: 1.0, Evidence.SHORT: 1.0,
    Evidence.INITIAL: 1.2, Evidence.CUT: 1.4, Evidence.SLIP: 1.0, Evidence.SOUND: 1.3, Evidence.NEAR: 2.0,
}  # fmt: skip
ON_THE_ROSTER = 0.4
"""A member known by an initial only is less surely meant than one whose name is known."""
TOO_MANY = 3
ALONE = 1
FEW = 2


def judge(typed: Form, ways: tuple[Known, ...]) -> Verdict | None:
    """How `typed` fits a member, by the best of the ways in which the member is written; None: not at all.

    The reason is that of the member's own name where a confirmed spelling is not met letter for letter.
    """
    verdicts = [
        (verdict, known.own)
        for known in ways
        if (verdict := _judge(typed, known)) is not None and not (verdict.by_initial and not known.own)
    ]
    if not verdicts:
        return None
    best, own = min(verdicts, key=lambda item: order(item[0]))
    by_name = next((verdict for verdict, mine in verdicts if mine), None)
    if own or by_name is None:
        return best
    reach = max(best.reach, min(by_name.level, Level.ONE_DOUBT))
    reason = best.reason if best.spelled or by_name.level > Level.TWO_DOUBTS else by_name.reason
    return replace(best, reach=reach, reason=reason)


def order(verdict: Verdict) -> tuple[int, float, int]:
    """Best first. A short spelling confirmed before stands first among the initials."""
    return (verdict.standing, verdict.rank - verdict.spelled * 9, verdict.member)


def _judge(typed: Form, known: Known) -> Verdict | None:
    if typed.same == known.form.same:
        short = len(typed.words) == ALONE or any(word.initial for word in typed.words)
        reason = spelled_reason(typed, known.form) if known.own else "alias"
        reach = Level.ONE_DOUBT if short else Level.SAME
        rank = 0 if known.own else 0.01
        return Verdict(
            known.member,
            Level.SPELLED,
            rank,
            tickable=True,
            reason=reason,
            reach=reach,
            spelled=True,
            alone=len(typed.words) == ALONE,
        )
    found = align(typed, known.form, known.roles)
    return _Case(typed, known, found).verdict() if found.pairs else None


@dataclass(slots=True)
class _Case:
    """One typed name against one way of writing a member, laid side by side."""

    typed: Form
    known: Known
    found: Alignment

    def verdict(self) -> Verdict | None:
        """The level by what pairs, what is left over and what is doubtful."""
        if len(self.typed.words) == ALONE or len(self.known.form.words) == ALONE:
            return self._alone()
        given, surname = self._best(GIVEN), self._best(SURNAME)
        if surname == Evidence.NONE and self._all_typed_are_met():
            return self._make(Level.PARTS, tickable=False, reason=self._left_reason())
        if Evidence.NONE in (given, surname) or self._contradicted(given, surname):
            return self._part_only()
        weak = self._weak()
        doubts = sum(2 if e in (Evidence.NEAR, Evidence.CUT) or self._formal(e) else 1 for e in weak)
        both_sides = bool(self.found.left_typed and self.found.left_meant)
        if doubts > TOO_MANY or (doubts and both_sides):
            return self._part_only()
        if both_sides:
            return self._make(Level.OTHER, tickable=False, reason=self._left_reason())
        return self._doubtful(weak, doubts) if doubts else self._certain()

    def _all_typed_are_met(self) -> bool:
        """Two words or more, all of them this member's: then the guess at the roles may be wrong."""
        strong = sum(evidence <= STRONG for _, _, evidence in self.found.pairs)
        return strong >= FEW and not self.found.left_typed

    def _doubtful(self, weak: list[Evidence], doubts: int) -> Verdict:
        """First name and surname are met, one or two words by weak evidence."""
        parts = self._particles() or (weak[0] == Evidence.INITIAL and self._surname_left())
        level = Level.ONE_DOUBT if doubts == 1 and not parts else Level.TWO_DOUBTS
        reason = weak_reason(self.typed, self.known.roles, self.found, weak)
        return self._make(level, tickable=level == Level.ONE_DOUBT and self._may_tick(weak[0]), reason=reason)

    def _certain(self) -> Verdict:
        """Every word that is laid beside another is the same word."""
        if self.found.left_typed or self.found.left_meant:
            tickable = not self._compound()
            return self._make(Level.PARTS, tickable=tickable, reason=self._left_reason())
        if self.typed.suffix != self.known.form.suffix:
            return self._make(Level.SAME, tickable=False, reason="suffix")
        reason = same_reason(self.typed, self.known.form, self.found)
        initials = any(evidence == Evidence.INITIAL for _, _, evidence in self.found.pairs)
        if initials or self._particles():
            return self._make(
                Level.PARTS, tickable=not self._compound(), reason="initial" if initials else reason
            )
        return self._make(Level.SAME, tickable=True, reason=reason)

    def _particles(self) -> bool:
        """Whether small words differ, those before a word that is left over aside."""
        left_typed, left_meant = self.found.left_typed, self.found.left_meant
        ours = [p.casefold() for place, p in self.typed.particles if place not in left_typed]
        theirs = [p.casefold() for place, p in self.known.form.particles if place not in left_meant]
        return ours != theirs and not self.found.particle

    def _surname_left(self) -> bool:
        return any(not is_first_name(self.typed.words[i]) for i in self.found.left_typed)

    def _best(self, role: str) -> Evidence:
        return min((e for _, j, e in self.found.pairs if self.known.roles[j] == role), default=Evidence.NONE)

    def _make(self, level: Level, *, tickable: bool, reason: str) -> Verdict:
        pairs = self.found.pairs
        rank = sum(RANKS[evidence] for _, _, evidence in pairs)
        rank += 0.4 * len(self.found.left_typed) + 0.3 * len(self.found.left_meant)
        suffixed = self.typed.suffix != self.known.form.suffix
        rank += 0.5 * suffixed + 0.05 * (not self.known.own) + 0.2 * self._particles()
        rank += ON_THE_ROSTER * sum(
            e == Evidence.INITIAL and self.known.form.words[j].initial for _, j, e in pairs
        )
        return Verdict(
            self.known.member,
            level,
            rank,
            tickable=tickable and not suffixed,
            reason=reason,
            reach=Level.ONE_DOUBT if any(word.initial for word in self.typed.words) else Level.SAME,
            loose=reason == "particle" or any(e in (Evidence.ACCENT, Evidence.READ) for _, _, e in pairs),
            near=any(evidence == Evidence.NEAR for _, _, evidence in pairs),
            unmet=self._surname_left(),
            by_initial=any(e == Evidence.INITIAL and not self.typed.words[i].initial for i, _, e in pairs),
        )

    def _weak(self) -> list[Evidence]:
        """The doubtful words. An initial beside a first name and a surname that are the same says little."""
        named = {GIVEN, SURNAME} <= {self.known.roles[j] for _, j, e in self.found.pairs if e <= STRONG}
        seen = {i: e for i, j, e in self.found.pairs if e > STRONG and not (e == Evidence.INITIAL and named)}
        if any(e == Evidence.INITIAL and self.known.roles[j] == GIVEN for _, j, e in self.found.pairs):
            places = [
                i for i, j, e in self.found.pairs if e == Evidence.INITIAL and self.known.roles[j] != GIVEN
            ]
            for i in places:  # the patronymic's initial behind the first name's
                if i in seen and self._best(SURNAME) != Evidence.INITIAL:
                    del seen[i]
        return sorted(seen.values())

    def _formal(self, evidence: Evidence) -> bool:
        """A short form that is a first name of its own (Alena for Elena)."""
        return evidence == Evidence.SHORT and any(
            is_given(self.typed.words[i].text) and not shorts_only(self.typed.words[i].text)
            for i, _, e in self.found.pairs
            if e == Evidence.SHORT
        )

    def _contradicted(self, given: Evidence, surname: Evidence) -> bool:
        """Initials that pass over a name, or that stand for a surname beside another one."""
        if given == surname == Evidence.INITIAL or (surname == Evidence.INITIAL and self.found.left_typed):
            return True
        if given == Evidence.INITIAL and (
            surname == Evidence.NEAR or (surname == Evidence.FORM and self._native())
        ):
            return True
        firsts = [j for j, role in enumerate(self.known.roles) if role == GIVEN]
        for i, j, evidence in self.found.pairs:
            if not self.typed.words[i].initial or self.known.roles[j] != GIVEN:
                continue
            only = (
                given == evidence
                and sum(e <= given and self.known.roles[k] == GIVEN for _, k, e in self.found.pairs) == 1
            )
            if only and firsts[0] in self.found.left_meant:
                return True
            left = [self.typed.words[k] for k in self.found.left_typed]
            if only and any(not word.initial and is_first_name(word) for word in left):
                return True
            if i - 1 in self.found.left_typed and self.typed.words[i - 1].initial:
                return True
        return False

    def _native(self) -> bool:
        """Typed in the member's own script, where everyone writes a woman's surname as a woman's."""
        scripts = {script(word.text) for form in (self.typed, self.known.form) for word in form.words}
        return len(scripts) == 1 and scripts <= {"cyrillic", "greek"}

    def _alone(self) -> Verdict | None:
        """One word typed, or one word on the roster."""
        given, surname = self._best(GIVEN), self._best(SURNAME)
        both = len(self.typed.words) == len(self.known.form.words) == ALONE
        if both and min(given, surname) <= STRONG:
            return self._make(Level.SAME, tickable=False, reason="diacritics")
        if len(self.typed.words) > ALONE:
            return self._part_only()
        if surname <= Evidence.FORM or surname in (Evidence.SLIP, Evidence.SOUND):
            return self._make(Level.PART_ONLY, tickable=False, reason="surname_only")
        if given <= STRONG or given == Evidence.SHORT:
            return self._make(Level.PART_ONLY, tickable=False, reason="first_only")
        return None

    def _part_only(self) -> Verdict | None:
        """The same surname, whole, and another first name: perhaps of one family."""
        surnames = [j for j, role in enumerate(self.known.roles) if role == SURNAME]
        if self._best(SURNAME) > Evidence.FORM or any(j in self.found.left_meant for j in surnames):
            return None
        if any(e > Evidence.FORM for _, j, e in self.found.pairs if j in surnames):
            return None
        left = [self.typed.words[i] for i in self.found.left_typed]
        left.extend(self.typed.words[i] for i, _, e in self.found.pairs if e == Evidence.INITIAL)
        if len(left) >= FEW and not all(is_first_name(word) for word in left):
            return None
        return self._make(Level.PART_ONLY, tickable=False, reason="surname_only")

    def _may_tick(self, weak: Evidence) -> bool:
        i, j, _ = next(pair for pair in self.found.pairs if pair[2] == weak)
        word, other = self.typed.words[i], self.known.form.words[j]
        left = [self.typed.words[place] for place in self.found.left_typed]
        if self._compound() or not all(is_first_name(item) for item in left):
            return False
        if weak == Evidence.INITIAL:
            return word.initial and self.known.roles[j] == GIVEN and self._surname_stands_out(other.text)
        if weak == Evidence.SHORT:
            vowel_only = other.plain[:-1] in (word.plain, word.plain[:-1])
            return bool(shorts_of(word.text)) and not is_given(word.text) and not vowel_only
        return weak == Evidence.SLIP

    def _surname_stands_out(self, first: str) -> bool:
        """Beside an initial the whole word must be the surname and nothing else."""
        whole = [self.known.form.words[j].text for _, j, e in self.found.pairs if e <= STRONG]
        return all(leaning(word) < leaning(first) and not is_given(word) for word in whole)

    def _compound(self) -> bool:
        """What is left over makes another first name, or comes before the first name that is met."""
        met = [(i, j) for i, j, _ in self.found.pairs if self.known.roles[j] == GIVEN]
        if any(self._earlier_name(i, j) for i, j in met[:1] or ()):
            return True
        return changes_first_name(self.typed, self.found.left_typed) or changes_first_name(
            self.known.form, self.found.left_meant
        )

    def _earlier_name(self, i: int, j: int) -> bool:
        """Gabriele Dario's first name is Gabriele: plain Dario may be his brother."""
        others = (k for k in self.found.left_meant if k < j and self.known.roles[k] == GIVEN)
        typed = (self.typed.words[k] for k in self.found.left_typed if k < i)
        return any(True for _ in others) or any(is_first_name(word) and not word.initial for word in typed)

    def _left_reason(self) -> str:
        return left_reason(self.typed, self.known.form, self.known.roles, self.found)


def shorts_only(word: str) -> bool:
    """Whether a lowered word is known as a short form only, not as a name of its own."""
    return bool(shorts_of(word)) and not is_given(word)
