let known: string | undefined;

/** Whose page this is; each call says so, and is refused once another tab has become somebody else. */
export const pageUser = (): string | undefined => known;

/** `undefined`: a person is about to enter. */
export function setPageUser(userId: string | undefined): void {
  known = userId;
}
