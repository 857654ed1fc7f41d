import type { PublicContext, UserContext } from '#functions/platform/endpoint/context.ts';
import type { StoredForm } from './store.ts';

/** Returns the context that writes a stranger's request: the form, with the right to ask for a show and no other. */
export const asForm = (ctx: PublicContext, tenantId: string, form: StoredForm): UserContext => ({
  ...ctx,
  tenantId,
  sub: '',
  originJti: '',
  actor: {
    userId: form.receiverIds[0] ?? form.id,
    name: form.name,
    role: 'agent',
    environment: 'internal',
    permissions: new Set(['show.create']),
    allArtists: true,
    artistIds: [],
    companyIds: [],
    isOperator: false,
  },
});
