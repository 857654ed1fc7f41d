import * as z from 'zod';
import { RECORD_LISTS } from '#shared/kernel/access/list-names.ts';
import { anyUser } from '#shared/kernel/contract/access.ts';
import { pageApi, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, type Method, route } from '#shared/kernel/contract/route.ts';
import { Done, Id } from '#shared/kernel/record/ids.ts';
import { pluralOf } from '#shared/kernel/record/plural.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { FilterPreset, FilterPresetChange, FilterPresetInput, MAX_PRESETS, PresetKind } from './schemas.ts';

/** `/companies/filterpresets`: the area stands in the address. */
const ofAreas = (method: Method) =>
  RECORD_LISTS.map((mainArea) => ({ ...v1(method, `/${pluralOf(mainArea)}/filterpresets`), fixed: { mainArea } }));
const Rows = z.object({ rows: z.array(FilterPreset) });

/** One's own presets need no right; shared ones are the agency's settings, which the handlers check. */
export const filterPresetContract = contract('filter-preset', {
  byToken: 'personal',
  errors: { 'preset.tooMany': 409, 'preset.tooBig': 400 },
  routes: {
    /** One's own in their order, then the shared ones in theirs. */
    list: route(pageApi('POST', '/filterpreset/list'), anyUser.reads(), {
      aliases: ofAreas('GET'),
      body: z.object({ mainArea: PresetKind }),
      output: Rows,
    }),
    create: route(pageApi('PUT', '/filterpreset'), anyUser.writes(), {
      aliases: ofAreas('POST'),
      body: FilterPresetInput,
      output: FilterPreset,
    }),
    update: route(pageApi('POST', '/filterpreset/{id}'), anyUser.writes(), {
      body: FilterPresetChange.extend({ rev: RevInput }),
      output: FilterPreset,
    }),
    remove: route(pageApi('DELETE', '/filterpreset/{id}'), anyUser.writes(), { output: Done }),
    /** The view a list opens with for the caller: one's own or a shared one, or none. */
    setDefault: route(pageApi('POST', '/filterpreset/default'), anyUser.writes(), {
      body: z.object({ mainArea: PresetKind, id: Id.nullable() }),
      output: Rows,
    }),
    sort: route(pageApi('POST', '/filterpreset/sort'), anyUser.writes(), {
      body: z.object({
        mainArea: PresetKind,
        isShared: z.boolean().default(false),
        ids: z.array(Id).min(1).max(MAX_PRESETS),
      }),
      output: Rows,
    }),
  },
});
