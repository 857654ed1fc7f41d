import type { Carried } from '#functions/platform/record/taggable.ts';
import type { StatusFields } from '#shared/domains/reference/status/schemas.ts';
import type { Tag, TagInput } from '#shared/domains/reference/tag/schemas.ts';
import { MAIN_AREAS, type MainArea } from '#shared/kernel/record/main-area.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { Stage } from './stage.ts';
import type { Draft } from './writer.ts';

/** White text on each of these colours reaches 4.5:1. */
const TAGS: Readonly<Record<MainArea, Readonly<Record<string, string>>>> = {
  show: {
    Priority: '#BE123C',
    Festival: '#6B46C1',
    'Support slot': '#0369A1',
    'Private event': '#B45309',
    'New market': '#0F766E',
  },
  quote: { Urgent: '#BE123C', 'Follow up': '#B45309' },
  purchaseAgreement: { 'Invoice to come': '#B45309' },
  contract: { Urgent: '#BE123C', 'Own paper': '#4338CA', 'With lawyer': '#B45309' },
  invoice: { 'Paid by card': '#0369A1', 'Call first': '#B45309' },
  production: { 'Co-production': '#4338CA', 'Album release': '#6B46C1' },
  company: { 'Key account': '#15803D', Festival: '#6B46C1', Prepays: '#0F766E', 'Christmas card': '#B91C1C' },
  contact: { Decides: '#15803D', Newsletter: '#1D4ED8', 'Guest list': '#B45309' },
  flight: { 'Paid by promoter': '#15803D', 'Flexible fare': '#0369A1' },
  train: { 'Paid by promoter': '#15803D' },
  lodging: { 'Paid by promoter': '#15803D', 'Breakfast early': '#B45309' },
  groundTransport: { 'Paid by promoter': '#15803D', 'Own van': '#4338CA' },
  artist: { Headliner: '#BE123C', Rising: '#15803D', 'Own production': '#4338CA' },
};

export const tags = (): (TagInput & { readonly sort: number })[] =>
  MAIN_AREAS.flatMap((mainArea) =>
    Object.entries(TAGS[mainArea]).map(([name, hexColor], i) => {
      const sort = i + 1;
      return { mainArea, name, hexColor, isActive: true, sort };
    }),
  );

interface Lists {
  readonly statuses: readonly Stored<StatusFields>[];
  readonly tags: readonly Tag[];
}

/** Gives records the agency's own tags, and a status where they have none; the default one is the usual. */
export function carrying<T extends Carried>(
  { random }: Stage,
  area: MainArea,
  drafts: readonly Draft<T>[],
  lists: Lists,
): Draft<T>[] {
  const chance = random.fork(`${area}.carried`);
  const statuses = lists.statuses.filter(({ mainArea }) => mainArea === area);
  const choice = lists.tags.filter(({ mainArea }) => mainArea === area);
  const usual = statuses.find(({ isDefault }) => isDefault) ?? chance.pick(statuses);
  return drafts.map(({ ctx, record }) => {
    const status = chance.chance(0.8) ? usual : chance.pick(statuses);
    const tagIds = choice.filter(() => chance.chance(0.12)).map(({ id }) => id);
    return { ctx, record: { ...record, tagIds, statusId: record.statusId ?? status.id } };
  });
}
