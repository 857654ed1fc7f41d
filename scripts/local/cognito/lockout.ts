import { notAuthorized } from './error.ts';

const FREE_TRIES = 5;
const LONGEST_MS = 15 * 60_000;

/** As Cognito: five free tries, then a wait, doubled with each further try up to a quarter of an hour. */
export class Lockout {
  /** A wrong password makes the next one wait a second. */
  constructor(private readonly firstMs = 1000) {}

  private readonly tries = new Map<string, { count: number; until: number }>();

  check(name: string): void {
    if ((this.tries.get(name)?.until ?? 0) > Date.now()) throw notAuthorized('Password attempts exceeded');
  }

  failed(name: string): void {
    const count = (this.tries.get(name)?.count ?? 0) + 1;
    const wait = count < FREE_TRIES ? 0 : Math.min(this.firstMs * 2 ** (count - FREE_TRIES), LONGEST_MS);
    this.tries.set(name, { count, until: Date.now() + wait });
  }

  clear = (name: string): boolean => this.tries.delete(name);
}
