import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { taskStore } from '#functions/domains/attached/task/store.ts';
import { productionStore } from '#functions/domains/booking/production/store.ts';
import { namedIn } from '#functions/domains/booking/show/public/marks.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { feedStore } from '#functions/domains/calendars/icalendar-feed/store.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { type Move, type Reference, referenceIn } from '#functions/platform/record/reference.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { at } from './at.ts';
import { isFixed } from './is-fixed.ts';
import { fromAgreements } from './of-kinds.ts';

type User = Stored<UserFields>;
interface Person {
  readonly userId: Id;
  readonly name: string;
}

const renamed = <P extends Person>(person: P, { from, to }: Move<User>): P =>
  person.userId === from ? { ...person, name: to.name } : person;

const teamOf = <P extends Person>({ team }: { readonly team?: P[] | undefined }, move: Move<User>) =>
  team ? { team: team.map((one) => renamed(one, move)) } : {};

const agreements = fromAgreements<User>(({ store }) =>
  referenceIn(store, {
    filters: (id) => [at('owner', id)],
    moved: (agreement, move) =>
      isFixed(agreement) ? agreement : { ...agreement, owner: renamed(agreement.owner, move) },
  }),
);

/** One line per kind of record that refers to users. What somebody said or did stays under the name they had then. */
export const userReferences: readonly Reference<User>[] = [
  referenceIn(showStore, {
    filters: (id) => [at('owner', id), [namedIn('user', id)]],
    moved: (show, move) => ({ ...show, owner: renamed(show.owner, move), ...teamOf(show, move) }),
  }),
  referenceIn(productionStore, {
    filters: (id) => [at('people', id)],
    moved: (production, move) => ({
      ...production,
      ...(production.owner ? { owner: renamed(production.owner, move) } : {}),
      ...teamOf(production, move),
    }),
  }),
  referenceIn(artistStore, {
    filters: (id) => [at('team', id)],
    moved: (artist, move) => ({ ...artist, ...teamOf(artist, move) }),
  }),
  ...agreements,
  referenceIn(invoiceStore, {
    filters: (id) => [at('owner', id)],
    moved: (invoice, move) => ({ ...invoice, owner: renamed(invoice.owner, move) }),
  }),
  referenceIn(taskStore, {
    filters: (id) => [at('people', id)],
    moved: (task, move) => ({ ...task, assignee: renamed(task.assignee, move), creator: renamed(task.creator, move) }),
  }),
  referenceIn(feedStore, {
    filters: (id) => [at('owner', id)],
    moved: (feed, move) => ({ ...feed, owner: renamed(feed.owner, move) }),
  }),
];
