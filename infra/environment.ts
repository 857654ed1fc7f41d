import type { QueueName } from '#shared/kernel/contract/job.ts';
import type { Access } from './grants.ts';
import { type Operation, prefixOf } from './names.ts';
import type { Resources } from './resources.ts';
import { replyDomainOf, type Stage, senderOf } from './stages.ts';

/** Returns a reference that CloudFormation resolves at deploy: no template contains the value. */
const secretRef = (secret: Resources['secrets']['hmacKey']): string => secret.secretValue.unsafeUnwrap();

/** Tells whether a function checks tokens, or has the user pool mail a code. */
const meetsPool = ({ audience, grants }: Access): boolean =>
  (audience !== undefined && audience !== 'secret') || grants.includes('identity:admin');

/** Tells whether a function links accounts elsewhere, or runs before the user pool makes a user. */
const meetsProviders = ({ grants, domain, operation }: Access & Operation): boolean =>
  grants.includes('identity:admin') || (domain === 'account' && operation === 'preSignUp');

/** Operations that query Google for places or roads. The bulk worker locates venues. */
const ASKS_GOOGLE = /^(google\.|planning\.map|company\.geocode$|ground-transport\.googleDirections$|system\.bulk$)/;

/** Operations that speak with the Google calendars of users, or tell whether that is set up. The bulk worker writes. */
const ASKS_GOOGLE_CALENDAR = /^(google-calendar\.(?!push$)|system\.bulk$)/;

/** Operations that speak with the Peppol access point, or tell whether there is one. The bulk worker submits. */
const ASKS_ACCESS_POINT = /^(e-invoice\.(?!download$)|received-invoice\.collect$|system\.bulk$)/;

/** The variables of the function that seals. Without a certificate, it has no key and refuses. */
const sealEnvironment = ({ sealCertificates, timestampUrl }: Stage, { sealKey }: Resources) => ({
  ...(sealCertificates && { SEAL_KEY_ID: sealKey.keyArn, SEAL_CERTIFICATES: `{{resolve:ssm:${sealCertificates}}}` }),
  ...(timestampUrl && { SEAL_TIMESTAMP_URL: timestampUrl }),
});

/** The variables of an operation that speaks with Google. */
const googleEnvironment = (operation: string, { googleMapsSecret, googleCalendar }: Stage) => ({
  ...(googleMapsSecret &&
    ASKS_GOOGLE.test(operation) && { GOOGLE_MAPS_KEY: `{{resolve:secretsmanager:${googleMapsSecret}}}` }),
  ...(googleCalendar &&
    ASKS_GOOGLE_CALENDAR.test(operation) && {
      GOOGLE_CALENDAR_CLIENT_ID: googleCalendar.clientId,
      GOOGLE_CALENDAR_CLIENT_SECRET: `{{resolve:secretsmanager:${googleCalendar.secret}}}`,
    }),
});

/**
 * Builds the environment of a function: exactly the variables of functions/platform/runtime/env.ts that its access can need.
 */
export function environmentOf(access: Access & Operation, stage: Stage, resources: Resources): Record<string, string> {
  const has = (start: string) => access.grants.some((grant) => grant.startsWith(start));
  const queues = access.grants
    .filter((grant) => grant.startsWith('queue:'))
    .map((grant) => grant.slice(6) as QueueName);
  return {
    STAGE: stage.name,
    TABLE_NAME: resources.table.tableName,
    PAGE_BASE: `https://${stage.domain}`,
    ...(has('table:') && { HMAC_KEY: secretRef(resources.secrets.hmacKey) }),
    ...(has('files:') && { FILES_BUCKET: resources.files.bucketName }),
    ...((has('files:') || has('sealed:')) && { SIGNED_BUCKET: resources.signed.bucketName }),
    ...(access.grants.includes('seal:sign') && sealEnvironment(stage, resources)),
    ...(has('files:') && stage.scansFiles && { FILES_SCANNED: 'yes' }),
    ...(has('jobs:') && { JOB_FUNCTIONS: prefixOf(stage) }),
    ...(has('mail:') && { MAIL_FROM: senderOf(stage) }),
    ...(has('mail:') && stage.receivesMail && { REPLY_DOMAIN: replyDomainOf(stage) }),
    ...(access.audience === 'public' && { HEALTH_ID: secretRef(resources.secrets.healthId) }),
    ...(meetsPool(access) && {
      USER_POOL_ID: resources.userPool.userPoolId,
      USER_POOL_CLIENT_ID: resources.userPoolClient.userPoolClientId,
    }),
    ...(stage.socialProviders &&
      meetsProviders(access) && { SOCIAL_PROVIDERS: stage.socialProviders.map(({ name }) => name).join(',') }),
    ...(stage.closesRegistration && access.domain === 'register' && { SELF_REGISTRATION: 'off' }),
    ...googleEnvironment(`${access.domain}.${access.operation}`, stage),
    ...(stage.accessPoint &&
      ASKS_ACCESS_POINT.test(`${access.domain}.${access.operation}`) && {
        ACCESS_POINT_URL: stage.accessPoint.url,
        ACCESS_POINT_KEY: `{{resolve:secretsmanager:${stage.accessPoint.secret}}}`,
      }),
    ...Object.fromEntries(queues.map((q) => [`QUEUE_URL_${q.toUpperCase()}`, resources.queues[q].queueUrl])),
  };
}
