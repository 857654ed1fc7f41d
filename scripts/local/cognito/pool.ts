import { createHmac, generateKeyPairSync, type JsonWebKey, randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Records } from '../records.ts';
import { CognitoError } from './error.ts';
import { makeSecret } from './srp.ts';

export type UserStatus = 'FORCE_CHANGE_PASSWORD' | 'CONFIRMED' | 'RESET_REQUIRED';

export interface Code {
  readonly value: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  readonly tries: number;
}

/** The second factor. It keeps its secret while it is off. */
interface Totp {
  readonly secret: string;
  readonly isOn: boolean;
  /** The step of the last code taken. */
  readonly usedStep?: number;
}

export interface User {
  readonly sub: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly status: UserStatus;
  readonly enabled: boolean;
  readonly salt: string;
  readonly verifier: string;
  readonly createdAt: number;
  readonly modifiedAt: number;
  readonly code?: Code | undefined;
  /** The secret of an app, until a code confirms it. */
  readonly pendingSecret?: string | undefined;
  readonly totp?: Totp | undefined;
  /** Accounts elsewhere with which the user signs in. */
  readonly identities?: readonly Identity[] | undefined;
}

export interface Identity {
  readonly providerName: string;
  readonly userId: string;
  readonly providerType: string;
  /** Epoch milliseconds. */
  readonly dateCreated: number;
}

/** One sign-in; its id is the `origin_jti` of every token that comes from it. */
export interface Session {
  readonly id: string;
  readonly sub: string;
  readonly refreshHash: string;
  readonly authTime: number;
  readonly expiresAt: number;
  /** Of the access tokens. */
  readonly scope?: string | undefined;
}

interface SigningKey {
  readonly id: string;
  readonly privatePem: string;
  readonly publicJwk: JsonWebKey;
}

export interface PoolOptions {
  readonly id: string;
  readonly clientId: string;
  readonly dir?: string | undefined;
  readonly mail: (to: string, subject: string, text: string) => Promise<void>;
}

function newKey(): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const privatePem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { id: randomUUID(), privatePem, publicJwk: publicKey.export({ format: 'jwk' }) };
}

const POLICY = /^(?=\S)(?=.*\d).{10,256}(?<=\S)$/s;

/** Checks the rules of our pool on AWS and those of every pool. Our own server checks that there is a letter. */
export function checkPolicy(password: string): void {
  if (POLICY.test(password)) return;
  throw new CognitoError('InvalidPasswordException', 'Password did not conform with policy');
}

export class Pool {
  readonly sessions: Records<Session>;
  readonly key: SigningKey;
  private readonly users: Records<User>;
  private readonly secret = randomBytes(32);

  constructor(readonly options: PoolOptions) {
    const folder = (name: string) => (options.dir ? join(options.dir, name) : undefined);
    this.users = new Records<User>(folder('users'));
    this.sessions = new Records<Session>(folder('sessions'));
    for (const s of this.sessions.values()) if (s.expiresAt < Date.now()) this.sessions.delete(s.id);
    const keys = new Records<SigningKey>(folder('keys'));
    this.key = keys.get('signing') ?? newKey();
    keys.put('signing', this.key);
  }

  /** The part of the id that goes into every password hash. */
  get name(): string {
    return this.options.id.split('_')[1] ?? '';
  }

  /** Finds a user by sub or by address; addresses are case-insensitive. */
  find(username: string): User | undefined {
    const address = username.toLowerCase();
    return this.users.get(username) ?? this.users.values().find((u) => u.attributes.email?.toLowerCase() === address);
  }

  /** Finds a user by an account elsewhere. */
  findLinked(provider: string, subject: string): User | undefined {
    const isIt = ({ providerName, userId }: Identity) => providerName === provider && userId === subject;
    return this.users.values().find(({ identities = [] }) => identities.some(isIt));
  }

  require(username: string): User {
    const user = this.find(username);
    if (!user) throw new CognitoError('UserNotFoundException', 'User does not exist.');
    return user;
  }

  all = (): User[] => this.users.values();

  create(username: string, attributes: Record<string, string>, password: string): User {
    const email = attributes.email ?? username;
    if (this.find(username) || this.find(email)) {
      throw new CognitoError('UsernameExistsException', 'User account already exists');
    }
    checkPolicy(password);
    const sub = randomUUID();
    const now = Date.now();
    const secret = makeSecret(this.name, sub, password);
    const dates = { createdAt: now, modifiedAt: now };
    const user: User = {
      sub,
      attributes: { ...attributes, email, sub },
      status: 'FORCE_CHANGE_PASSWORD',
      enabled: true,
      ...secret,
      ...dates,
    };
    this.users.put(sub, user);
    return user;
  }

  change(user: User, change: Partial<Omit<User, 'sub'>>): User {
    const changed = { ...user, ...change, modifiedAt: Date.now() };
    this.users.put(user.sub, changed);
    return changed;
  }

  setPassword(user: User, password: string, status: UserStatus): User {
    checkPolicy(password);
    return this.change(user, { ...makeSecret(this.name, user.sub, password), status, code: undefined });
  }

  isPassword = (user: User, password: string): boolean =>
    makeSecret(this.name, user.sub, password, user.salt).verifier === user.verifier;

  delete(user: User): void {
    this.signOutEverywhere(user.sub);
    this.users.delete(user.sub);
  }

  signOutEverywhere(sub: string): void {
    for (const session of this.sessions.values()) if (session.sub === sub) this.sessions.delete(session.id);
  }

  /** Makes up an answer for an unknown name: the same for the same name, and no password fits. */
  stranger(username: string): Pick<User, 'sub' | 'salt' | 'verifier'> {
    const hash = createHmac('sha256', this.secret).update(username.toLowerCase()).digest('hex');
    const sub = hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    return { sub, ...makeSecret(this.name, sub, hash, hash.slice(32)) };
  }
}
