import { inSet } from '#functions/domains/identity/free-field-category/public/set-store.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { MasterStore } from '#functions/platform/record/master.ts';
import type { FreeFieldInput } from '#shared/domains/identity/free-field/schemas.ts';
import { kindNo } from '#shared/records.ts';

/** Fields of the agency's own, in its order within each area; a slot of a list belongs to one of them. */
export const freeFieldStore = new MasterStore<FreeFieldInput>({
  name: 'free-field',
  sorted: true,
  scope: { field: 'mainArea', toNo: (area) => kindNo(area) || undefined },
  unique: [
    { kind: 'name', field: 'name', of: ({ mainArea, name }) => `${mainArea} ${name}` },
    { kind: 'slot', field: 'inList', of: ({ mainArea, slot }) => (slot ? `${mainArea} ${slot}` : '') },
  ],
  words: ({ help }) => help,
  derived: inSet('D', ({ mainArea }) => mainArea),
  follows: (was, is) => {
    const { mainArea: list } = (is ?? was) as FreeFieldInput;
    return (was?.slot ?? '') === (is?.slot ?? '') ? [] : [emit('rebuildList', { list })];
  },
});
