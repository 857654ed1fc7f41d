let known: string | undefined;

/** The user of this page. Each call sends it, and is refused once another user has signed in in another tab. */
export const pageUser = (): string | undefined => known;

/** Sets the user of this page; `undefined` while a user is about to sign in. */
export function setPageUser(userId: string | undefined): void {
  known = userId;
}
