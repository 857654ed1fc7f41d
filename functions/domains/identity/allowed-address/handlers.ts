import { saveCarried } from '#functions/domains/identity/user/public/carried.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { isAmong, loadAddresses, putAddresses } from '#functions/platform/session/allowed-address.ts';
import { allowedAddressContract } from '#shared/domains/identity/allowed-address/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

const { routes } = allowedAddressContract;
const asText = (addresses: readonly string[]): string => addresses.join(', ');

export const handlers = {
  get: endpoint(routes.get, async ({ ctx }) => ({
    addresses: [...(await loadAddresses(ctx.tenantId))],
    yours: ctx.address,
  })),
  save: endpoint(routes.save, async ({ body: { addresses, locksOut }, ctx }) => {
    // An operator acts from an address of their own, which is never limited by the agency.
    const isOut = addresses.length > 0 && !ctx.actor.impersonator && !isAmong(addresses, ctx.address);
    if (isOut && !locksOut) throw new AppError('allowedAddress.locksOut', { params: { address: ctx.address } });
    const before = asText(await loadAddresses(ctx.tenantId));
    const change = { field: 'allowedAddresses', before, after: asText(addresses) };
    await saveCarried(ctx, putAddresses(ctx.tenantId, addresses), [change]);
    return { addresses, yours: ctx.address };
  }),
};
