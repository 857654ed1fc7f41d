import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import { withoutArtist } from '#shared/domains/booking/webform/rules.ts';
import { changeForm } from '../change.ts';

export const handler = endpoint(webformContract.routes.unlinkArtist, ({ body, ctx }) =>
  changeForm(ctx, body.id, (form) => ({ artists: withoutArtist(form, body.artistId) }), 'unlinkArtist'),
);
