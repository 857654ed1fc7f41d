import { randomUUID } from 'node:crypto';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import type { Route } from '#shared/kernel/contract/route.ts';
import { addDays } from '#shared/kernel/time/date.ts';

/** A write that is sent, and sent again, under one key. */
export interface PlannedWrite extends Pick<Route, 'method' | 'path'> {
  readonly area: 'artist' | 'company' | 'contact' | 'show';
  readonly kind: 'create' | 'change' | 'remove';
  /** Of a new record the word by which it is told from all others, else its id. */
  readonly of: string;
  readonly body?: object;
  readonly key: string;
}
export type Ask = (write: PlannedWrite) => Promise<{ readonly id: string; readonly rev: number }>;

interface Area {
  readonly area: PlannedWrite['area'];
  readonly routes: Readonly<Record<PlannedWrite['kind'], Route>>;
  readonly fields: (word: string, i: number) => object;
  readonly changes: (i: number) => object;
}

/** Of each of four areas. */
const COUNTS = { create: 20, change: 20, remove: 10 } as const;
const ALL = COUNTS.create + COUNTS.change + COUNTS.remove;

const named = ({ create, update, remove }: Readonly<Record<'create' | 'update' | 'remove', Route>>) => ({
  create,
  change: update,
  remove,
});
/** A night of its own for each: rivals for one would be written too. */
const night = (no: number) => {
  const day = addDays('2027-06-01', no);
  return { start: `${day}T20:00`, end: `${day}T22:00` };
};
const at = { city: 'Gent', countryId: 'BE' };

const areas = (artistId: string, statusId: string): readonly Area[] => [
  {
    area: 'artist',
    routes: named(artistContract.routes),
    fields: (name) => ({ name }),
    changes: (i) => ({ name: `Renamed ${i}` }),
  },
  {
    area: 'company',
    routes: named(companyContract.routes),
    fields: (name) => ({ name, roles: ['promoter'], address: at }),
    changes: (i) => ({ name: `Renamed ${i}`, roles: ['venue'], address: at }),
  },
  {
    area: 'contact',
    routes: named(contactContract.routes),
    fields: (lastName) => ({ lastName }),
    changes: (i) => ({ lastName: `Renamed ${i}` }),
  },
  {
    area: 'show',
    routes: {
      create: showContract.routes.insert,
      change: showContract.routes.move,
      remove: showContract.routes.remove,
    },
    fields: (description, i) => ({ ...night(i), description, artistIds: [artistId], statusId }),
    changes: (i) => night(ALL + i),
  },
];

const planned = ({ area, routes }: Area, kind: PlannedWrite['kind'], of: string, body?: object): PlannedWrite => {
  const { method, path } = routes[kind];
  return { area, kind, of, method, path: path.replace('{id}', of), key: randomUUID(), ...(body ? { body } : {}) };
};

async function writesOf(area: Area, ask: Ask): Promise<PlannedWrite[]> {
  const create = (i: number) => planned(area, 'create', `quokka${i}`, area.fields(`quokka${i}`, i));
  const there: Awaited<ReturnType<Ask>>[] = [];
  for (let i = COUNTS.create; i < ALL; i++) there.push(await ask(create(i)));
  return [
    ...Array.from({ length: COUNTS.create }, (_, i) => create(i)),
    ...there.slice(0, COUNTS.change).map(({ id, rev }, i) => planned(area, 'change', id, { ...area.changes(i), rev })),
    ...there.slice(COUNTS.change).map(({ id }) => planned(area, 'remove', id)),
  ];
}

/** Two hundred, of all areas and kinds in turn, so that any moment holds some of each. */
export async function planWrites(artistId: string, statusId: string, ask: Ask): Promise<PlannedWrite[]> {
  const all = await Promise.all(areas(artistId, statusId).map((area) => writesOf(area, ask)));
  // Coprime to their number: it meets each once, and kinds far apart one after the other.
  const mixed = all.map((writes) => writes.map((_, i) => writes[(i * 17) % writes.length] as PlannedWrite));
  return Array.from({ length: ALL }, (_, i) => mixed.flatMap((writes) => writes[i] ?? [])).flat();
}
