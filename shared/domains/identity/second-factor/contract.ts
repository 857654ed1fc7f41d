import * as z from 'zod';
import { Password } from '#shared/domains/identity/account/schemas.ts';
import { Requirement } from '#shared/domains/identity/user/required-factor.ts';
import { anyone, own, reads, writes } from '#shared/kernel/contract/access.ts';
import { core, pageApi, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Done } from '#shared/kernel/record/ids.ts';
import { email, requiredText, typedText } from '#shared/kernel/text/text.ts';
import { FactorState, OneTimeCode } from './schemas.ts';

const Proof = z.object({ password: Password, code: OneTimeCode });
const Codes = z.object({ codes: z.array(z.string()) });
const Reason = typedText().trim().min(3, { error: 'minLength' }).max(200, { error: 'tooLong' });

/**
 * The second factor of a person's sign-in: codes of an authenticator app, which the user pool checks. A user who needs
 * one and has none may call `state`, `begin` and `confirm` only.
 */
export const secondFactorContract = contract('second-factor', {
  byToken: 'none',
  errors: {
    'account.password': 400,
    'secondFactor.code': 400,
    'secondFactor.digits': 400,
    'secondFactor.recovery': 400,
    'secondFactor.isOn': 409,
    'secondFactor.isOff': 409,
    'secondFactor.late': 409,
    'secondFactor.required': 409,
    'secondFactor.otherAgency': 409,
    'user.holdsMore': 409,
    'user.notYourself': 409,
  },
  routes: {
    state: route(pageApi('GET', '/secondfactor'), own.reads(), { withoutFactor: true, output: FactorState }),
    /** Begins the set-up. A sign-in of the last minutes stands for the password. */
    begin: route(pageApi('POST', '/secondfactor/begin'), own.writes('identity:admin'), {
      withoutFactor: true,
      answersSecret: true,
      body: z.object({ password: Password.optional() }),
      output: z.object({ secret: z.string(), address: z.string() }),
    }),
    /** Turns the factor on, ends the other sign-ins and answers the recovery codes, which are shown once. */
    confirm: route(pageApi('POST', '/secondfactor/confirm'), own.writes('identity:admin'), {
      withoutFactor: true,
      answersSecret: true,
      body: z.object({ code: OneTimeCode }),
      output: Codes,
    }),
    turnOff: route(pageApi('POST', '/secondfactor/off'), own.writes('identity:admin'), {
      body: Proof,
      output: Done,
    }),
    /** Replaces the recovery codes. */
    newCodes: route(pageApi('POST', '/secondfactor/codes'), own.writes('identity:admin'), {
      answersSecret: true,
      body: Proof,
      output: Codes,
    }),
    /** Turns the factor off for a person without the app, by password and recovery code. The person then signs in. */
    recover: route(pageApi('POST', '/secondfactor/recover'), anyone.writes('identity:admin'), {
      body: z.object({ email, password: Password, code: requiredText(40) }),
      output: Done,
    }),
    /** Takes the factor from a user who has lost the app and the codes. */
    reset: route(v1('POST', '/secondfactor/{id}/reset'), writes('user.update', 'identity:admin'), {
      body: z.object({ reason: Reason }),
      output: Done,
    }),
    requirement: route(core('GET', '/secondfactor/requirement'), reads('settings.read'), {
      output: Requirement.partial({ from: true }),
    }),
    /** Users carry the requirement: theirs follows in the same call. */
    require: route(core('POST', '/secondfactor/requirement'), writes('settings.update'), {
      timeout: 29,
      body: Requirement,
      output: Requirement.partial({ from: true }),
    }),
  },
});
