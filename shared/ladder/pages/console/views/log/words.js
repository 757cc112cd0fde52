// What the log's codes mean.
import { t } from '../../words.js';

const WHAT = {
  'club.made': () => t('console.what.club_made'),
  'club.imported': () => t('console.what.club_imported'),
  'club.settings': () => t('console.what.club_settings'),
  'club.rebuilt': () => t('console.what.club_rebuilt'),
  'link.rotated': () => t('console.what.link_rotated'),
  'embed.on': () => t('console.what.embed_on'),
  'embed.off': () => t('console.what.embed_off'),
  'embed.rotated': () => t('console.what.embed_rotated'),
  'feed.on': () => t('console.what.feed_on'),
  'feed.off': () => t('console.what.feed_off'),
  'feed.rotated': () => t('console.what.feed_rotated'),
  'key.added': () => t('console.what.key_added'),
  'key.revoked': () => t('console.what.key_revoked'),
  'tournament.published': () => t('console.what.published'),
  'tournament.corrected': () => t('console.what.corrected'),
  'tournament.deleted': () => t('console.what.deleted'),
  'tournament.restored': () => t('console.what.restored'),
  'version.dropped': () => t('console.what.version_dropped'),
  'version.kept_mine': () => t('console.what.kept_mine'),
  'version.kept_theirs': () => t('console.what.kept_theirs'),
  'copy.released': () => t('console.what.copy_released'),
  'names.confirmed': () => t('console.what.names'),
  'members.added': () => t('console.what.members_added'),
  'members.adults': () => t('console.what.adults'),
  'members.declined': () => t('console.what.declined'),
  'members.merged': () => t('console.what.merged'),
  'merge.undone': () => t('console.what.unmerged'),
  'member.edited': () => t('console.what.edited'),
  'member.erased': () => t('console.what.erased'),
  'entry.erased': () => t('console.what.entry_erased'),
  'log.undone': () => t('console.what.undone'),
};
export const whatWords = (code) => WHAT[code]?.() ?? code;

const FINAL = {
  'club.made': () => t('console.final.club'),
  'club.imported': () => t('console.final.club'),
  'club.rebuilt': () => t('console.final.rebuild'),
  'key.added': () => t('console.final.key_added'),
  'key.revoked': () => t('console.final.key_revoked'),
  'embed.on': () => t('console.final.embed_on'),
  'embed.off': () => t('console.final.off'),
  'feed.on': () => t('console.final.feed_on'),
  'feed.off': () => t('console.final.off'),
  'link.rotated': () => t('console.final.address'),
  'embed.rotated': () => t('console.final.address'),
  'feed.rotated': () => t('console.final.address'),
  'member.erased': () => t('console.final.erased'),
  'entry.erased': () => t('console.final.erased'),
};

/** Why an entry cannot be undone; the API's own words where there are none here. */
export const whyNot = (code, told) => FINAL[code]?.() ?? told;
