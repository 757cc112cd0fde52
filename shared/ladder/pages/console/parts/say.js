// Words for the product's own codes: states, results, settings. Each message is named in full, so that none is missing.
import { t } from '../words.js';

const said = (table, code) => (table[code] ? table[code]() : String(code));

const STATES = {
  pending: () => t('console.state.pending'),
  rated: () => t('console.state.rated'),
  unrated: () => t('state.unrated'),
  held: () => t('console.state.held'),
  deleted: () => t('console.state.deleted'),
};
export const state = (code) => said(STATES, code);

const FORMATS = {
  swiss: () => t('format.swiss'),
  round_robin: () => t('format.round_robin'),
  knockout: () => t('format.knockout'),
  match: () => t('format.match'),
  arena: () => t('format.arena'),
  other: () => t('format.other'),
  bughouse: () => t('format.bughouse'),
  variant: () => t('format.variant'),
};
export const format = (code) => said(FORMATS, code);
export const formats = () => Object.keys(FORMATS).map((code) => [code, format(code)]);

const BYES = {
  pairing: () => t('bye.pairing'),
  full: () => t('bye.full'),
  half: () => t('bye.half'),
  zero: () => t('bye.zero'),
};
export const bye = (code) => said(BYES, code);
export const byes = () => Object.keys(BYES).map((code) => [code, bye(code)]);

const FIELDS = {
  name: () => t('console.field.name'),
  title: () => t('console.field.title'),
  starts_on: () => t('console.field.starts_on'),
  ends_on: () => t('console.field.ends_on'),
  sequence: () => t('console.field.sequence'),
  format: () => t('console.field.format'),
  juniors: () => t('console.field.juniors'),
  rated: () => t('console.field.rated'),
  finished: () => t('console.field.finished'),
  display: () => t('console.field.display'),
  junior: () => t('console.field.junior'),
  consent: () => t('console.field.consent'),
  starting_rating: () => t('console.field.starting_rating'),
  starting_games: () => t('console.field.starting_games'),
  language: () => t('console.field.language'),
  visibility: () => t('console.field.visibility'),
  names: () => t('console.field.names'),
  contact: () => t('console.field.contact'),
  season_starts: () => t('console.field.season_starts'),
  active_months: () => t('console.field.active_months'),
  ladder_starts_on: () => t('console.field.ladder_starts_on'),
  rules: () => t('console.field.rules'),
  rules_from: () => t('console.field.rules_from'),
  start: () => t('console.field.start'),
  k_new: () => t('console.field.k_new'),
  k_established: () => t('console.field.k_established'),
  k_games: () => t('console.field.k_games'),
  provisional_games: () => t('console.field.provisional_games'),
  games: () => t('console.field.games'),
  byes: () => t('console.field.byes'),
  players: () => t('console.field.players'),
  state: () => t('console.field.state'),
  embed: () => t('console.field.embed'),
  feed: () => t('console.field.feed'),
  embed_rows: () => t('console.field.embed_rows'),
  waiting: () => t('console.field.waiting'),
  held: () => t('console.field.held'),
};
export const field = (name) => said(FIELDS, name);
/** A field of a tournament or a club: what those are called is another word than a person's name. */
export const fieldOfWhole = (name) => field(name === 'name' ? 'title' : name);

const DISPLAYS = {
  inherit: () => t('console.display.inherit'),
  initials: () => t('console.display.initials'),
  full: () => t('console.display.full'),
  hidden: () => t('console.display.hidden'),
};
export const display = (code) => said(DISPLAYS, code);

const JUNIOR = {
  unknown: () => t('console.junior.unknown'),
  yes: () => t('console.junior.yes'),
  no: () => t('console.junior.no'),
};
export const junior = (code) => said(JUNIOR, code);

const VISIBILITIES = {
  organiser: () => t('console.visibility.organiser'),
  link: () => t('console.visibility.link'),
  public: () => t('console.visibility.public'),
};
export const visibility = (code) => said(VISIBILITIES, code);

const NAMES = {
  initials: () => t('console.names.initials'),
  full: () => t('console.names.full'),
};
export const names = (code) => said(NAMES, code);

export const yesNo = (on) => (on ? t('console.house.yes') : t('console.house.no'));
