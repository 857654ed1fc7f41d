import type { ArtistInput } from '#shared/domains/relations/artist/schemas.ts';
import { fullName } from '#shared/domains/relations/contact/rules.ts';
import type { ContactFields } from '#shared/domains/relations/contact/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { slug } from './companies.ts';
import { FIRST_NAMES, LAST_NAMES } from './data/names.ts';
import type { Random } from './random.ts';
import type { Stage } from './stage.ts';

/** One role per person; a solo artist is the first of them. */
const ROLES = ['Vocals', 'Guitar', 'Drums', 'Tour manager'] as const;
const SOLO_ROLES = ['Artist', 'Tour manager', 'Sound engineer'] as const;

interface TouringMember {
  readonly part: string;
  readonly contact: ContactFields;
}

/** `Mara Vale` is one person; `The Agreement Lanterns`, `Oskar Lind Trio` and `Faro` are bands. */
const isSolo = (name: string): boolean => {
  const [first = '', last, ...rest] = name.split(' ');
  return last !== undefined && rest.length === 0 && SOLO_FIRST_NAMES.has(first);
};
const SOLO_FIRST_NAMES = new Set(['Mara', 'Juno', 'Ilse', 'Hanna', 'Ravi', 'Yuki', 'Emil', 'Noor', 'Kasper', 'Rosa']);

function member(random: Random, artist: ArtistInput, part: string): TouringMember {
  const [stageFirst = '', stageLast = ''] = artist.name.split(' ');
  const name =
    part === SOLO_ROLES[0]
      ? { firstName: stageFirst, infix: '', lastName: stageLast }
      : { firstName: random.pick(FIRST_NAMES), infix: '', lastName: random.pick(LAST_NAMES) };
  return {
    part,
    contact: {
      ...name,
      fullName: fullName(name),
      email: `${slug(fullName(name))}@${slug(artist.name)}.example`,
      phone: '',
      mobile: `+31 6${random.digits(8)}`,
      culture: 'en-gb',
      positions: [],
      isActive: true,
      notes: '',
    },
  };
}

/** The touring party of each artist: who plays, and who looks after them on the road. */
export function touringMembers({ random }: Stage, artists: readonly ArtistInput[]): TouringMember[][] {
  const chance = random.fork('members');
  return artists.map((artist) =>
    (isSolo(artist.name) ? SOLO_ROLES : ROLES).map((part) => member(chance, artist, part)),
  );
}

/** An artist's touring party once its contacts have ids. */
export type Party = readonly { readonly part: string; readonly contact: Stored<ContactFields> }[];

/** Members of the artists, taken one by one from their contacts in the same order. */
export function partiesOf(
  artists: readonly { readonly id: Id }[],
  invented: readonly (readonly TouringMember[])[],
  contacts: readonly Stored<ContactFields>[],
): ReadonlyMap<Id, Party> {
  const rest = [...contacts];
  return new Map(
    artists.map(({ id }, i) => [
      id,
      (invented[i] ?? []).flatMap(({ part }) => {
        const contact = rest.shift();
        return contact ? [{ part, contact }] : [];
      }),
    ]),
  );
}

/** The same as an artist's record keeps it. */
export const membersOf = (party: Party): NonNullable<ArtistInput['members']> =>
  party.map(({ part, contact }) => ({ contactId: contact.id, name: contact.fullName, part }));
