/**
 * Matches our files by the rest of their path, without the extension; of `shared`, the plain half (schemas-apart).
 * Leaves out a text's module, which names its page after a question mark.
 */
function matching(paths: readonly string[]): RegExp {
  const ends = paths.map((path) => (path.startsWith('shared') ? `${path}\\.ts\\?plain` : `${path}\\.(?:tsx?|mjs)`));
  return new RegExp(`(?<!\\?)(?:${ends.join('|').replaceAll('/', '[\\\\/]')})$`);
}
const files = (...paths: readonly string[]): readonly string[] => paths;

const VENDOR =
  /node_modules[\\/](react|react-dom|scheduler|@tanstack[\\/](react-router|router-core|history|store|react-store|query-core|react-query)|@lingui)[\\/]/;

/** All modules but the entry: the page names the entry by its module's name, so it stays out of the start's chunk. */
const BUT_THE_ENTRY = /^(?!.*(index\.html|[\\/]app[\\/]main\.tsx))/;

const STYLES = /web[\\/](?!app[\\/])[\w\\/-]+\.css$/;
const styleName = (id: string): string => /([\w-]+)\.css$/.exec(id)?.[1] ?? 'styles';

const icons = (names: string): string => `lucide-react/dist/esm/icons/(?:${names})`;
const DOMAINS = 'web/domains';

/**
 * Modules that pages use together are one file: forty small files weigh a third more, and each names the others. A file
 * takes in all that its modules import. So modules of more pages come first, and a list's page fetches no form.
 */
export const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  telling: files('web/app/errors/(?:tell|report)', 'web/platform/browser'),
  columns: files('web/ui/list/columns'),
  status: files(
    `${DOMAINS}/reference/status/widgets/(?:status-mark|use-statuses|phase-names|ordinal-rank)`,
    'shared/domains/reference/status/rules',
    'web/ui/card',
    'web/platform/words-hook',
    icons('moon'),
  ),
  details: files(
    'web/ui/crumbs',
    'web/ui/record/(?:use-go-to|facts)',
    icons('check|clock|minus|pencil|trash|chevron-left'),
  ),
  controls: files(
    'web/ui/(?:input|field|choice|use-settled|submit-guard)',
    'web/platform/back-online',
    'web/ui/list/search-field',
    'web/ui/controls/(?:popup|list-keys|problem|lead-to-problem|says)',
    'web/ui/record/pick-values',
    'shared/kernel/text/text',
  ),
  zone: files('shared/kernel/time/zone'),
  'typed-numbers': files('shared/kernel/text/typed-number'),
  numbers: files('web/ui/controls/number-input'),
  marks: files(
    `${DOMAINS}/identity/free-field/widgets/use-free-fields`,
    `${DOMAINS}/reference/tag/widgets/use-tags`,
    'shared/domains/(?:reference/tag|identity/free-field)/contract',
  ),
  'status-menu': files(`${DOMAINS}/reference/status/widgets/status-menu`),
  tags: files(
    `${DOMAINS}/reference/status/widgets/status-name`,
    `${DOMAINS}/reference/tag/widgets/(?:tag-chips|carried-marks)`,
    `${DOMAINS}/identity/free-field/widgets/free-value`,
    'web/ui/record/links',
  ),
  people: files('shared/domains/relations/(?:artist|company|contact|venue)/contract'),
  'record-search': files('web/ui/record/(?:picker-search|picked-item)'),
  'record-names': files(
    `${DOMAINS}/identity/roster/widgets/(?:company-reference|contact-reference|artist-source)`,
    'web/ui/record/(?:known-items|use-known-names)',
  ),
  colleagues: files(
    'shared/domains/identity/user/contract',
    'web/platform/role-names',
    `${DOMAINS}/identity/user/widgets/user-search`,
  ),
  bookings: files('shared/domains/booking/(?:production|show)/contract', 'shared/domains/booking/show/parts'),
  star: files(icons('star')),
  reorder: files(
    'web/ui/reorder/use-reorder',
    icons('arrow-up-right|ellipsis|grip-vertical|list-filter|lock|lock-open|mic|printer|users'),
  ),
  pickers: files(
    'web/ui/controls/(?:picker-box|picker-model|use-picker-search|item-chooser|search-picker|choose-dialog)',
    'web/ui/record/record-picker',
  ),
  users: files(`${DOMAINS}/identity/user/widgets/user-picker`),
  productions: files(`${DOMAINS}/identity/roster/widgets/production-picker`),
  'typed-dates': files('shared/kernel/time/(?:typed-date|date-years)'),
  dates: files('web/ui/controls/date-picker'),
  times: files('web/ui/controls/time-picker'),
  moments: files('web/ui/controls/date-time-control'),
  artists: files(`${DOMAINS}/identity/roster/widgets/artist-picker`),
  places: files('web/ui/record/(?:trail|use-tab-search)', 'web/ui/tabs', 'web/kits/record/record-activity'),
  favorites: files(`${DOMAINS}/identity/favorite-subject/widgets/(?:favorites|favorite-star)`),
  form: files(
    'react-hook-form/dist/index\\.esm',
    'web/ui/form/(?:fields|form|use-zod-form|use-revision|resolver|error-summary|form-page)',
    'web/ui/record/(?:picker-field|record-form)',
  ),
  'number-fields': files('web/ui/form/number-field'),
  recents: files(`${DOMAINS}/booking/show/parts/recents`),
  show: files(
    'shared/domains/booking/show/(?:rules|conflict-kinds)',
    `${DOMAINS}/booking/show/(?:model/(?:names|when)|widgets/(?:show-queries|show-writes|use-internal|use-attempt|conflict-question))`,
  ),
  geo: files('shared/kernel/geo/geo', 'web/platform/distance'),
  rivals: files(
    `${DOMAINS}/booking/show/widgets/(?:radius-text|use-rivals)`,
    'shared/domains/booking/show/clause-rules',
  ),
  conflicts: files(`${DOMAINS}/booking/show/widgets/(?:conflict-notice|conflict-list)`),
  'free-sections': files(`${DOMAINS}/identity/free-field/widgets/free-sections`),
  'record-fields': files(
    `${DOMAINS}/reference/tag/widgets/(?:tags-field|carried-fields)`,
    `${DOMAINS}/reference/status/widgets/status-field`,
  ),
  'record-work': files(
    'web/ui/record/internal-note',
    'web/kits/record/work-tabs',
    `${DOMAINS}/identity/free-field/widgets/free-facts`,
  ),
  'record-page': files('web/ui/record/record-page', 'web/kits/record/record-tabs'),
  countries: files('shared/data/countries', 'web/ui/country-name'),
  address: files('web/ui/controls/address-(?:line|rules)', 'shared/data/state-countries'),
  heads: files(
    'web/ui/(?:popover|page-head)',
    `${DOMAINS}/attached/file/widgets/save-as`,
    icons('download|upload|mail'),
  ),
  batch: files('web/ui/list/(?:use-batch|use-asked-batch)'),
  'word-templates': files(
    `${DOMAINS}/attached/word-template/(?:queries|widgets/use-word-export)`,
    'shared/domains/attached/word-template/contract',
  ),
  filters: files('web/ui/list/(?:filters|filter-bar|relation-editor)', 'web/ui/controls/page-selector'),
  views: files('web/ui/list/(?:views|use-list-kit)'),
  list: files(
    'web/ui/list/(?:list-page|use-list-search)',
    'web/ui/(?:sheet|side-preview)',
    'web/ui/record/list-source',
  ),
  'record-list': files(
    `${DOMAINS}/attached/my-selection/widgets/use-selection-actions`,
    `${DOMAINS}/reference/tag/widgets/carried`,
    `${DOMAINS}/identity/free-field/widgets/free-list`,
    'web/ui/list/(?:approval|period-list-filter|reference-filter|period-search)',
    'shared/domains/identity/free-field/slots',
  ),
  'show-references': files(`${DOMAINS}/booking/show/parts/references`, 'shared/domains/booking/show/usual-hours'),
  'show-input': files(`${DOMAINS}/booking/show/model/form`, 'shared/domains/booking/show/input'),
  'show-form': files(`${DOMAINS}/booking/show/parts/(?:show-sections|form-aside)`),
  'show-actions': files(
    `${DOMAINS}/booking/show/widgets/(?:use-show-actions|status-writes|status-control|extend-option)`,
    `${DOMAINS}/booking/show/parts/(?:show-times|map-link)`,
  ),
  'option-actions': files(`${DOMAINS}/booking/show/widgets/(?:decline-button|option-buttons|request-buttons)`),
  'show-fields': files(
    `${DOMAINS}/booking/show/parts/(?:reference-field|form/room-field)`,
    `${DOMAINS}/booking/show/widgets/show-form-fields`,
  ),
  // Small files of one subject: the start lists the files of every page, so each name must be worth it.
  stages: files(
    'shared/domains/agreements/(?:contract|quote|purchase-agreement|statement)/stages',
    'shared/domains/agreements/contract/leading',
  ),
  limits: files(
    'shared/domains/(?:identity/user|attached/file|reference/client|reference/mail-text|booking/timetable)/schemas',
    'shared/domains/relations/(?:company/(?:rules|kinds)|contact/schemas|link/rules)',
    'shared/(?:data/cultures|kernel/geo/no-address|kernel/text/custom-texts)',
  ),
  masters: files('web/kits/master/(?:master-name|form-part|area-place)', 'web/kits/settings/use-row-write'),
  journeys: files(
    `${DOMAINS}/journeys/(?:train|lodging|flight)/queries`,
    `${DOMAINS}/journeys/travel/widgets/(?:phase-mark|phases|place-end|use-booking-column)`,
  ),
  payouts: files(
    'shared/domains/agreements/payout/methods',
    `${DOMAINS}/agreements/(?:payout/(?:parts/payout-(?:words|mark)|widgets/payout-writes)|statement/parts/use-payout-methods)`,
  ),
  books: files(`${DOMAINS}/agreements/invoice/(?:parts/use-books|widgets/use-active-books)`),
  // One icon weighs little more than its file's name at the start.
  icons: files(
    icons(
      'arrow-(?:up|right)|reply|check-check|ban|play|rotate-ccw|undo-2|pause|merge|square-check|paperclip|globe|link-2',
    ),
  ),
  exports: files('web/ui/export/(?:save-file|table)'),
  runs: files(`${DOMAINS}/booking/production/(?:queries|parts/production-words)`),
};

const inOrder = Object.entries(TOGETHER).map(([name, paths], place, { length }) => ({
  name,
  test: matching(paths),
  priority: length - place,
}));
const before = (rank: number): number => inOrder.length + rank;

export const chunks = [
  { name: 'vendor', test: VENDOR, priority: before(3) },
  // A hundred small files before the first page weigh 17 KB more than one, and arrive later.
  { name: 'start', tags: ['$initial' as const], test: BUT_THE_ENTRY, priority: before(2) },
  // A style that two pages share would make one page fetch all files of the other.
  { name: styleName, debugName: 'styles', test: STYLES, priority: before(1) },
  ...inOrder,
];
