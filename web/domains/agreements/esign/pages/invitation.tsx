import { getRouteApi } from '@tanstack/react-router';
import { Invited } from '../guest/invited.tsx';

const page = getRouteApi('/public/esign/invitation/$secret');

/** The page of a secret link to a document: to read it, and to sign, approve or decline it. */
export function InvitationPage() {
  const { secret } = page.useParams();
  return <Invited secret={secret} />;
}
