import { flightContract } from '#shared/domains/journeys/flight/contract.ts';
import { lodgingContract } from '#shared/domains/journeys/lodging/contract.ts';
import { trainContract } from '#shared/domains/journeys/train/contract.ts';
import type { Route } from '#shared/kernel/contract/route.ts';
import type { Activity } from '#shared/kernel/record/record.ts';
import { type Answer, type Caller, callRaw, type RawCall } from '#test/support/api.ts';
import type { Agency } from '#test/support/fixtures.ts';
import { type Air, flightInput, lodgingInput, makeAir, trainInput } from '#test/support/travel.ts';

/** The kinds that the kit makes, besides rides, which have tests of their own. */
export const KINDS = ['flight', 'train', 'lodging'] as const;
export type Kind = (typeof KINDS)[number];
const CONTRACTS = { flight: flightContract, train: trainContract, lodging: lodgingContract };
type Operation = keyof typeof flightContract.routes &
  keyof typeof trainContract.routes &
  keyof typeof lodgingContract.routes;

/** The fields that journeys of all kinds answer with. */
export interface Journey {
  readonly id: string;
  readonly rev: number;
  readonly notes: string;
  readonly tagIds?: readonly string[];
  readonly artists: readonly { readonly artistId: string; readonly name: string }[];
  readonly travellers: readonly { readonly contactId: string; readonly name: { readonly fullName: string } }[];
  readonly linkedShows: readonly { readonly showId: string }[];
  readonly segments?: readonly { readonly id: string }[];
  readonly rooms?: readonly { readonly id: string; readonly guestIds: readonly string[] }[];
  readonly current?: Journey;
}
interface Rows<R> {
  readonly rows: readonly R[];
}

const airs = new WeakMap<Agency, Promise<Air>>();
/** Returns the airports and airline of an agency, made with its first flight. */
export function airOf(agency: Agency): Promise<Air> {
  const air = airs.get(agency) ?? makeAir(agency);
  airs.set(agency, air);
  return air;
}

/** Makes the least input of a kind, on the same days for each kind: from 20 May 2027 on. */
export async function inputOf(kind: Kind, agency: Agency, more: object = {}): Promise<object> {
  if (kind === 'flight') return flightInput(agency, await airOf(agency), more);
  return kind === 'train' ? trainInput(agency, more) : lodgingInput(agency, more);
}

/** Makes the same input for another day. */
export async function inputOn(kind: Kind, agency: Agency, day: string, more: object = {}): Promise<object> {
  const text = JSON.stringify(await inputOf(kind, agency)).replaceAll('2027-05-20', day);
  return { ...JSON.parse(text.replaceAll('2027-05-22', '2027-12-30')), ...more };
}

export const routeOf = (kind: Kind, operation: Operation): Route => CONTRACTS[kind].routes[operation];
/** Calls an operation of any kind. */
export const ask = async <B = Journey>(kind: Kind, operation: Operation, who: Caller, call: RawCall) =>
  (await callRaw(routeOf(kind, operation), who, call)) as Answer<B>;
/** Calls an operation of any kind, which must succeed. */
export async function asked<B = Journey>(kind: Kind, operation: Operation, who: Caller, call: RawCall): Promise<B> {
  const { status, body } = await ask<B>(kind, operation, who, call);
  if (status !== 200) throw new Error(`${kind} ${operation} answered ${status} ${JSON.stringify(body.errors)}`);
  return body;
}

export const make = async (kind: Kind, agency: Agency, more: object = {}): Promise<Journey> =>
  asked(kind, 'create', agency.users.agent, { body: { ...(await inputOf(kind, agency)), ...more } });
export const get = (kind: Kind, who: Caller, id: string) => ask(kind, 'get', who, { params: { id } });
export const idsIn = async (kind: Kind, who: Caller, body: object = {}): Promise<string[]> =>
  (await asked<Rows<Journey>>(kind, 'list', who, { body })).rows.map(({ id }) => id);
export const activityOf = async (kind: Kind, who: Caller, id: string): Promise<readonly Activity[]> =>
  (await asked<Rows<Activity>>(kind, 'activity', who, { params: { id }, query: {} })).rows;
