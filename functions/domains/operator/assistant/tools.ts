import * as z from 'zod';
import { findAvailability } from '#functions/domains/booking/availability/public/find.ts';
import { bookShow } from '#functions/domains/booking/show/public/book.ts';
import { listedShows, shownShow } from '#functions/domains/booking/show/public/read.ts';
import { statusesOf } from '#functions/domains/reference/status/store.ts';
import { listedArtists } from '#functions/domains/relations/artist/public/listed.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { checkInput } from '#functions/platform/endpoint/parse.ts';
import { availabilityContract } from '#shared/domains/booking/availability/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import {
  DraftOption,
  FindArtists,
  FindShows,
  LookUpAvailability,
  ReadShow,
} from '#shared/domains/operator/assistant/schemas.ts';
import { firstStatus } from '#shared/domains/reference/status/rules.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { isRead } from '#shared/kernel/access/api-token.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Route } from '#shared/kernel/contract/route.ts';

/** A tool stands for one operation of the API: it needs its right, and answers no field that it does not. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly route: Route;
  readonly input: z.ZodObject;
  readonly run: (ctx: UserContext, given: unknown) => Promise<object>;
}

const { routes } = showContract;
const filter = (field: string, value: string | undefined) => (value ? [{ field, values: [value] }] : []);

const findArtists = async (ctx: UserContext, given: unknown) => {
  const { keyword, limit } = checkInput(FindArtists, given);
  const body = checkInput(artistContract.routes.list.body, { keyword, perPage: limit });
  const found = z.parse(artistContract.routes.list.output, await listedArtists({ body, ctx }));
  return { total: found.total, artists: found.rows.map(({ id, name, genre }) => ({ id, name, genre })) };
};

const lookUpAvailability = async (ctx: UserContext, given: unknown) => {
  const question = checkInput(availabilityContract.routes.find.body, checkInput(LookUpAvailability, given));
  return z.parse(availabilityContract.routes.find.output, await findAvailability(ctx, question));
};

const findShows = async (ctx: UserContext, given: unknown) => {
  const { artistId, phase, limit, ...asked } = checkInput(FindShows, given);
  const filters = [...filter('artist', artistId), ...filter('phase', phase)];
  const body = checkInput(routes.list.body, { ...asked, filters, perPage: limit });
  const found = z.parse(routes.list.output, await listedShows(ctx, body));
  const shows = found.rows.map(({ artists, venue, id, number, start, end, phase: stands, rank, description }) => ({
    id,
    number,
    start,
    end,
    phase: stands,
    rank,
    description,
    artists: artists.map(({ artistId: artist, name }) => ({ id: artist, name })),
    venue: venue && { id: venue.venueId, name: venue.name, place: venue.cityCountry },
  }));
  return { total: found.total, shows };
};

const readShow = async (ctx: UserContext, given: unknown) =>
  z.parse(routes.get.output, await shownShow(ctx, checkInput(ReadShow, given).id));

const draftOption = async (ctx: UserContext, given: unknown) => {
  const asked = checkInput(DraftOption, given);
  const options = (await statusesOf(ctx, 'show')).filter(({ phase, isActive }) => phase === 'options' && isActive);
  const status = firstStatus(options);
  if (!status) throw new AppError('choice', { field: 'statusId' });
  const show = await bookShow(ctx, checkInput(routes.insert.body, { ...asked, statusId: status.id }));
  return z.parse(routes.insert.output, show);
};

export const TOOLS: readonly Tool[] = [
  {
    name: 'find_artists',
    title: 'Find artists',
    description: 'Finds artists of the agency by name. Answers their ids, which other tools take.',
    route: artistContract.routes.list,
    input: FindArtists,
    run: findArtists,
  },
  {
    name: 'look_up_availability',
    title: 'Look up availability',
    description: 'Tells on which days artists are free, and what stands on the other days.',
    route: availabilityContract.routes.find,
    input: LookUpAvailability,
    run: lookUpAvailability,
  },
  {
    name: 'find_shows',
    title: 'Find shows',
    description: 'Finds shows by day, artist, phase or keyword. Phases: options, confirmed, cancelled.',
    route: routes.list,
    input: FindShows,
    run: findShows,
  },
  {
    name: 'read_show',
    title: 'Read a show',
    description: 'Reads one show with all its fields. Amounts are integers in minor units of their currency.',
    route: routes.get,
    input: ReadShow,
    run: readShow,
  },
  {
    name: 'draft_option',
    title: 'Draft an option',
    description: 'Enters an option: a show that is not confirmed, behind all other options of the night.',
    route: routes.insert,
    input: DraftOption,
    run: draftOption,
  },
];

/** Lists the tools that the caller's token allows. */
export const toolsOf = ({ actor: { permissions, token } }: UserContext): readonly Tool[] =>
  TOOLS.filter(
    ({ route }) => (!route.permission || permissions.has(route.permission)) && !(token?.isReadOnly && !isRead(route)),
  );
