import type { RouteDef } from '#shared/kernel/contract/route.ts';
import { isRead, type TokenKind } from './api-token.ts';

type Called = Pick<RouteDef, 'audience' | 'byToken' | 'grants' | 'takesReadOnly'>;
interface Calling {
  readonly kind: TokenKind;
  readonly isReadOnly: boolean;
}
/** Returns the code with which an operation refuses a token; undefined if the token may call. */
export function tokenRefusal(
  { audience, byToken, grants, takesReadOnly }: Called,
  { kind, isReadOnly }: Calling,
): 'token.personOnly' | 'token.readOnly' | undefined {
  const isPersonal = byToken === 'none' || (byToken === 'personal' && kind === 'agency');
  if (audience !== 'user' || isPersonal) return 'token.personOnly';
  return isReadOnly && !takesReadOnly && !isRead({ grants }) ? 'token.readOnly' : undefined;
}
