import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { bookkeepingStore } from '#functions/domains/reference/bookkeeping/store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { CONFIRMABLE } from '#shared/domains/agreements/invoice/kinds.ts';
import { paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import { noteContract } from '#shared/domains/attached/note/contract.ts';
import { taskContract } from '#shared/domains/attached/task/contract.ts';
import { availabilityContract } from '#shared/domains/booking/availability/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { inputOf } from '#shared/domains/booking/show/input.ts';
import { planningContract } from '#shared/domains/calendars/planning/contract.ts';
import { sessionContract } from '#shared/domains/identity/session/contract.ts';
import { guestListContract } from '#shared/domains/journeys/guest-list/contract.ts';
import { notificationContract } from '#shared/domains/reference/notification/contract.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import type { Route } from '#shared/kernel/contract/route.ts';
import { type BenchAgency, ordinary, TODAY } from './agency.ts';
import { ask } from './measure.ts';
import type { Input } from './request.ts';

export interface Action {
  readonly name: string;
  readonly route: Route;
  /** Makes what one run needs; it is not measured. */
  readonly input: () => Input | Promise<Input>;
}

const MAY = { from: '2027-05-01', to: '2027-05-31' };
let serial = 0;
const fresh = (word: string): string => `${word} ${++serial}`;

const action = (name: string, route: Route, input: Action['input'] = () => ({})): Action => ({ name, route, input });

const reading = ({ shows: [show] }: BenchAgency): Action[] => [
  action('open the application: me', sessionContract.routes.me),
  action('badge counts', sessionContract.routes.waiting),
  action('notifications: poll', notificationContract.routes.list, () => ({ body: {} })),
  action('list of shows', showContract.routes.list, () => ({
    body: { perPage: 50, from: TODAY, filters: [{ field: 'phase', values: ['confirmed', 'options'] }] },
  })),
  action('list of shows: search', showContract.routes.list, () => ({ body: { perPage: 50, keyword: 'hall' } })),
  action('open a show', showContract.routes.get, () => ({ params: { id: show?.id ?? '' } })),
  action('planning: month', planningContract.routes.appointments, () => ({ body: MAY })),
  action('availability of a month', availabilityContract.routes.find, () => ({ body: MAY })),
  action('list of tasks', taskContract.routes.list, () => ({ body: {} })),
  action('list of invoices', invoiceContract.routes.list, () => ({ body: { perPage: 50 } })),
  action('company: keystroke', companyContract.routes.picker, () => ({ body: { keyword: 'ha' } })),
  action('activity log of a show', showContract.routes.activity, () => ({ body: { id: show?.id } })),
];

function ofShows(agency: BenchAgency): Action[] {
  const [like] = ordinary(agency);
  if (!like) throw new Error('the agency has no coming shows');
  const { insert, update, setStatus, listConflicts } = showContract.routes;
  const made = () => ask(insert, agency.admin, { body: inputOf(like) });
  const { start, end, isNight, isAllDay, artists } = like;
  const artistIds = artists.map(({ artistId }) => artistId);
  return [
    action('create a show', insert, () => ({ body: inputOf(like) })),
    action('edit a show', update, async () => {
      const { id, rev } = await made();
      return { body: { ...inputOf(like), id, rev, description: fresh('Changed') } };
    }),
    action('confirm or change a status', setStatus, async () => {
      const { id, rev, statusId } = await made();
      const other = agency.shows.find((show) => show.statusId !== statusId && show.phase === 'cancelled');
      return { params: { id }, body: { rev, statusId: other?.statusId ?? statusId } };
    }),
    action('conflicts of a show', listConflicts, () => ({
      body: { start, end, isNight, isAllDay, artistIds, excludeId: like.id },
    })),
    action('add a note', noteContract.routes.create, () => ({
      body: { entity: 'show', recordId: like.id, body: fresh('Called the promoter') },
    })),
    action('guest list: create', guestListContract.routes.create, () => ({
      body: { name: fresh('Guests'), showId: like.id },
    })),
  ];
}

async function ofRelations(agency: BenchAgency): Promise<Action[]> {
  const [company] = (await companyStore.page(agency.ctx, { page: 1, perPage: 1, filters: [] })).rows;
  const { create, get } = companyContract.routes;
  return [
    action('open a company', get, () => ({ params: { id: company?.id ?? '' } })),
    action('create a company', create, () => ({
      body: { name: fresh('Bench Presents'), roles: ['promoter'], address: { city: 'Utrecht', countryId: 'NL' } },
    })),
    action('create a contact', contactContract.routes.create, () => ({
      body: { firstName: 'Nina', lastName: fresh('Bench'), email: `nina${serial}@bench.example`, positions: [] },
    })),
    action('create a task', taskContract.routes.create, () => ({ body: { title: fresh('Call back') } })),
    action('upload: ask for an address', fileContract.routes.presign, () => ({
      body: {
        purpose: 'document',
        entity: 'company',
        recordId: company?.id,
        name: 'rider.pdf',
        type: 'application/pdf',
        size: 100_000,
      },
    })),
  ];
}

async function ofMoney({ ctx, admin }: BenchAgency): Promise<Action[]> {
  const book = (await bookkeepingStore.all(ctx)).find(({ isDefault }) => isDefault);
  const rows = (await invoiceStore.page(ctx, { page: 1, perPage: 100, filters: [] })).rows;
  const like = rows.find(({ bookkeepingId, type }) => bookkeepingId === book?.id && type === 'invoice');
  if (!book || !like?.company) throw new Error('the agency has no invoices');
  const vatRateId = book.vatRateId ?? '';
  const lines = [1, 2, 3, 4, 5].map((i) => ({ text: `Performance ${i}`, priceC: i * 1_000_000, vatRateId }));
  const of = { bookkeepingId: book.id, companyId: like.company.companyId };
  const body = { ...of, locale: 'en' as const, currency: 'EUR' as const, lines };
  const { create, issue } = invoiceContract.routes;
  const issuing = async () => {
    const { id, rev } = await ask(create, admin, { body });
    return { params: { id }, body: { rev, confirmed: [...CONFIRMABLE] } };
  };
  return [
    action('make an invoice', create, () => ({ body })),
    action('issue an invoice', issue, issuing),
    action('enter a payment', paymentContract.routes.create, async () => {
      const call = await issuing();
      const { date } = await ask(issue, admin, call);
      return { params: call.params, body: { amount: 1000, date, method: 'bank' } };
    }),
  ];
}

export const actionsOf = async (agency: BenchAgency): Promise<Action[]> => [
  ...reading(agency),
  ...ofShows(agency),
  ...(await ofRelations(agency)),
  ...(await ofMoney(agency)),
];
