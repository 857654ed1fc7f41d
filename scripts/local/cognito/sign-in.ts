import { randomBytes, timingSafeEqual } from 'node:crypto';
import { badCredentials, CognitoError, notAuthorized } from './error.ts';
import type { Input } from './input.ts';
import { Lockout } from './lockout.ts';
import type { Pool, User } from './pool.ts';
import { SOFTWARE_TOKEN, takeCode } from './second-factor.ts';
import { begin, type Exchange, proof } from './srp.ts';
import { refresh, signIn } from './tokens.ts';

const CHALLENGE_LIFE_MS = 3 * 60_000;

interface Challenge {
  readonly sub: string;
  readonly expiresAt: number;
  /** The step that answers it. */
  readonly name: 'PASSWORD_VERIFIER' | 'NEW_PASSWORD_REQUIRED' | typeof SOFTWARE_TOKEN;
  readonly exchange?: Exchange;
}

/** Signing in, step by step; open challenges live in memory and are good once. */
export class SignIn {
  private readonly challenges = new Map<string, Challenge>();
  private readonly lockout = new Lockout();

  constructor(private readonly pool: Pool) {}

  initiate = (input: Input): object => {
    const given = input.AuthParameters ?? {};
    if (input.AuthFlow === 'USER_SRP_AUTH') return this.startSrp(given.USERNAME ?? '', given.SRP_A ?? '');
    if (input.AuthFlow === 'REFRESH_TOKEN_AUTH' || input.AuthFlow === 'REFRESH_TOKEN') {
      return { AuthenticationResult: refresh(this.pool, given.REFRESH_TOKEN ?? ''), ChallengeParameters: {} };
    }
    throw new CognitoError('InvalidParameterException', `${input.AuthFlow} flow not enabled for this client`);
  };

  /** For tests and seeds, which have no browser to run SRP in. */
  adminInitiate = (input: Input): object => {
    if (input.AuthFlow !== 'ADMIN_USER_PASSWORD_AUTH') return this.initiate(input);
    const user = this.pool.find(input.AuthParameters?.USERNAME ?? '');
    if (!user) throw badCredentials();
    return this.afterPassword(user, this.pool.isPassword(user, input.AuthParameters?.PASSWORD ?? ''));
  };

  respond = (input: Input): object => {
    const given = input.ChallengeResponses ?? {};
    if (input.ChallengeName === 'PASSWORD_VERIFIER') return this.verifyPassword(given);
    if (input.ChallengeName === 'NEW_PASSWORD_REQUIRED') return this.newPassword(input.Session ?? '', given);
    if (input.ChallengeName === SOFTWARE_TOKEN) return this.code(input.Session ?? '', given);
    throw new CognitoError('InvalidParameterException', `${input.ChallengeName} is not supported here`);
  };

  private startSrp(username: string, clientPublic: string): object {
    const user = this.pool.find(username) ?? this.pool.stranger(username);
    const exchange = begin(clientPublic, user.verifier);
    if (!exchange) throw badCredentials();
    const block = randomBytes(64).toString('base64');
    this.keep(block, { sub: user.sub, name: 'PASSWORD_VERIFIER', exchange });
    return {
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeParameters: {
        SALT: user.salt,
        SRP_B: exchange.serverPublic.toString(16),
        SECRET_BLOCK: block,
        USERNAME: user.sub,
        USER_ID_FOR_SRP: user.sub,
      },
    };
  }

  private verifyPassword(given: Record<string, string>): object {
    const block = given.PASSWORD_CLAIM_SECRET_BLOCK ?? '';
    const { sub, exchange } = this.take(block, 'PASSWORD_VERIFIER');
    if (!exchange) throw badCredentials();
    this.lockout.check(sub);
    const parts = [this.pool.name, sub, Buffer.from(block, 'base64'), given.TIMESTAMP ?? ''];
    const wanted = proof(exchange, parts);
    const claimed = Buffer.from(given.PASSWORD_CLAIM_SIGNATURE ?? '', 'base64');
    const user = this.pool.find(sub);
    const isRight = wanted.length === claimed.length && timingSafeEqual(wanted, claimed);
    if (user) return this.afterPassword(user, isRight);
    this.lockout.failed(sub);
    throw badCredentials();
  }

  private afterPassword(user: User, isRight: boolean): object {
    this.lockout.check(user.sub);
    if (!isRight) {
      this.lockout.failed(user.sub);
      throw badCredentials();
    }
    this.lockout.clear(user.sub);
    if (!user.enabled) throw notAuthorized('User is disabled.');
    if (user.status === 'RESET_REQUIRED') {
      throw new CognitoError('PasswordResetRequiredException', 'Password reset required for the user');
    }
    if (user.status === 'CONFIRMED') return this.afterProof(user);
    const session = this.newChallenge(user, 'NEW_PASSWORD_REQUIRED');
    const { sub: _, ...attributes } = user.attributes;
    return {
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session: session,
      ChallengeParameters: {
        USER_ID_FOR_SRP: user.sub,
        requiredAttributes: '[]',
        userAttributes: JSON.stringify(attributes),
      },
    };
  }

  /** Signs in, or asks a user with a second factor for its code. */
  private afterProof(user: User): object {
    if (!user.totp?.isOn) return { AuthenticationResult: signIn(this.pool, user), ChallengeParameters: {} };
    return {
      ChallengeName: SOFTWARE_TOKEN,
      Session: this.newChallenge(user, SOFTWARE_TOKEN),
      ChallengeParameters: { USER_ID_FOR_SRP: user.sub },
    };
  }

  /** A wrong code may be mended in the same session, until the lockout. */
  private code(session: string, given: Record<string, string>): object {
    const challenge = this.take(session, SOFTWARE_TOKEN);
    const user = this.pool.find(challenge.sub);
    if (!user || this.pool.find(given.USERNAME ?? '')?.sub !== user.sub) throw badCredentials();
    try {
      const proved = takeCode(this.pool, user, given.SOFTWARE_TOKEN_MFA_CODE ?? '');
      return { AuthenticationResult: signIn(this.pool, proved), ChallengeParameters: {} };
    } catch (e) {
      this.challenges.set(session, challenge);
      throw e;
    }
  }

  private newPassword(session: string, given: Record<string, string>): object {
    const challenge = this.take(session, 'NEW_PASSWORD_REQUIRED');
    const user = this.pool.find(challenge.sub);
    if (!user) throw badCredentials();
    try {
      return this.afterProof(this.pool.setPassword(user, given.NEW_PASSWORD ?? '', 'CONFIRMED'));
    } catch (e) {
      // A password against the policy may be mended in the same session.
      this.challenges.set(session, challenge);
      throw e;
    }
  }

  private newChallenge(user: User, name: Challenge['name']): string {
    const session = randomBytes(40).toString('base64url');
    this.keep(session, { sub: user.sub, name });
    return session;
  }

  private keep(id: string, challenge: Omit<Challenge, 'expiresAt'>): void {
    const now = Date.now();
    for (const [old, { expiresAt }] of this.challenges) if (expiresAt < now) this.challenges.delete(old);
    this.challenges.set(id, { ...challenge, expiresAt: now + CHALLENGE_LIFE_MS });
  }

  private take(id: string, name: Challenge['name']): Challenge {
    const challenge = this.challenges.get(id);
    this.challenges.delete(id);
    if (challenge?.name === name && challenge.expiresAt >= Date.now()) return challenge;
    throw notAuthorized('Invalid session for the user, session is expired.');
  }
}
