// Which address shows which view. The first group of each is the club's slug.

const A = '([^/]+)';

export const ROUTES = [
  [new RegExp(`^/${A}/?$`), () => import('./views/home.js'), 'home'],
  [new RegExp(`^/${A}/tonight$`), () => import('./views/tonight.js'), 'tonight'],
  [new RegExp(`^/${A}/tonight/hand$`), () => import('./views/hand.js'), 'tonight'],
  [new RegExp(`^/${A}/tournaments$`), () => import('./views/tournaments.js'), 'tournaments'],
  [new RegExp(`^/${A}/tournaments/${A}$`), () => import('./views/tournament.js'), 'tournaments'],
  [new RegExp(`^/${A}/tournaments/${A}/names$`), () => import('./views/names.js'), 'tonight'],
  [new RegExp(`^/${A}/tournaments/${A}/done$`), () => import('./views/done.js'), 'tonight'],
  [new RegExp(`^/${A}/move$`), () => import('./views/move.js'), 'tonight'],
  [new RegExp(`^/${A}/names$`), () => import('./views/all.js'), 'tonight'],
  [new RegExp(`^/${A}/members$`), () => import('./views/members.js'), 'members'],
  [new RegExp(`^/${A}/members/${A}$`), () => import('./views/member.js'), 'members'],
  [new RegExp(`^/${A}/next$`), () => import('./views/seeding.js'), 'next'],
  [new RegExp(`^/${A}/log$`), () => import('./views/log.js'), 'log'],
  [new RegExp(`^/${A}/settings$`), () => import('./views/settings.js'), 'settings'],
  [new RegExp(`^/${A}/pages(?:/(.*))?$`), () => import('./views/pages.js'), 'home'],
];

export const NAVIGATION = [
  ['home', ''], ['tonight', 'tonight'], ['tournaments', 'tournaments'], ['members', 'members'],
  ['next', 'next'], ['log', 'log'], ['settings', 'settings'],
];
