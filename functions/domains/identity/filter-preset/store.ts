import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { documents, tableName } from '#functions/platform/data/table.ts';
import { commit, overRev, type Write } from '#functions/platform/data/write.ts';
import type { FilterPreset, PresetKind } from '#shared/domains/identity/filter-preset/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

/*
 * Access patterns of filter presets:
 *   of an area and an owner   pk <tenant>#PRESET#<area>#<userId>  sk H, P#<id>   (shared: SHARED in the place of the user)
 * The head holds order and default. Every change moves its revision, so names, order and default of a list always agree.
 */
export const SHARED = 'SHARED';
export interface Place {
  readonly tenantId: string;
  readonly area: PresetKind;
  readonly owner: string;
}
export type Preset = Pick<FilterPreset, 'id' | 'rev' | 'name' | 'search' | 'layout' | 'createdAt' | 'updatedAt'>;
/** In order. */
export interface PresetList {
  readonly presets: readonly Preset[];
  readonly defaultId?: string | undefined;
}
interface Head {
  readonly rev: number;
  readonly ids: readonly string[];
  readonly defaultId?: string;
}
/** The search travels as text: DynamoDB's figures and JSON's are not the same. */
type PresetItem = Omit<Preset, 'search'> & { readonly search: string };

const HEAD = 'H';
const TRIES = 5;
const pkOf = ({ tenantId, area, owner }: Place) => `${tenantId}#PRESET#${area}#${owner}`;
const keyOf = (place: Place, id: string) => ({ pk: pkOf(place), sk: `P#${id}` });

const presetOf = ({ id, rev, name, search, layout, createdAt, updatedAt }: PresetItem): Preset => ({
  id,
  rev,
  name,
  createdAt,
  updatedAt,
  ...(layout ? { layout } : {}),
  search: JSON.parse(search) as Preset['search'],
});

/** All items of a place: at most 50 of 8 KB, which one query answers. */
async function load(place: Place): Promise<PresetList & { readonly rev: number }> {
  const { Items = [] } = await documents.send(
    new QueryCommand({
      TableName: tableName(),
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pkOf(place) },
    }),
  );
  const head = Items.find((item) => item.sk === HEAD) as Head | undefined;
  const byId = new Map(Items.filter((item) => item.sk !== HEAD).map((item) => [item.id, presetOf(item as PresetItem)]));
  const presets = (head?.ids ?? []).flatMap((id) => byId.get(id) ?? []);
  return { presets, defaultId: head?.defaultId, rev: head?.rev ?? 0 };
}

function headWrite(place: Place, { presets, defaultId }: PresetList, rev: number): Write {
  const Item = { pk: pkOf(place), sk: HEAD, rev: rev + 1, ids: presets.map(({ id }) => id), defaultId };
  return { item: { Put: { TableName: tableName(), Item, ...overRev(rev) } }, refused: () => new AppError('stale') };
}

function presetWrites(place: Place, before: PresetList, after: PresetList): Write[] {
  const kept = new Set(after.presets.map(({ id }) => id));
  const changed = after.presets.filter((preset) => !before.presets.includes(preset));
  const gone = before.presets.filter(({ id }) => !kept.has(id));
  return [
    ...changed.map((preset) => {
      const Item = { ...keyOf(place, preset.id), ...preset, search: JSON.stringify(preset.search) };
      return { item: { Put: { TableName: tableName(), Item } } };
    }),
    ...gone.map(({ id }) => ({ item: { Delete: { TableName: tableName(), Key: keyOf(place, id) } } })),
  ];
}

export const presetsIn = (place: Place): Promise<PresetList> => load(place);

/** Changes a list as it is now; when somebody else was faster, `change` sees the newer one. */
export async function changePresets(place: Place, change: (list: PresetList) => PresetList): Promise<PresetList> {
  for (let attempt = 1; ; attempt++) {
    const before = await load(place);
    const after = change(before);
    try {
      await commit([headWrite(place, after, before.rev), ...presetWrites(place, before, after)]);
      return after;
    } catch (e) {
      if (!(e instanceof AppError) || e.code !== 'stale' || attempt >= TRIES) throw e;
    }
  }
}
