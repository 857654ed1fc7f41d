import { agencyChanged, clientStore } from '#functions/domains/reference/client/store.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { ClientInput } from '#shared/domains/reference/client/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

type Client = Stored<ClientInput>;

/** Builds the writes that give a client another number of seats. Nobody's rights change with it. */
export const seatWrites = (ctx: UserContext, client: Client, seats: number): readonly Write[] =>
  seats === client.maxUsers
    ? []
    : clientStore.writes(
        ctx,
        client,
        clientStore.next(ctx, client, { ...client, maxUsers: seats }),
        agencyChanged(client.id),
      );
