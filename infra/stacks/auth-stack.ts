import { type App, aws_cognito as cognito, Duration, RemovalPolicy } from 'aws-cdk-lib';
import { acknowledge } from '../constructs/acknowledge.ts';
import { type CodeSource, FunctionKit } from '../constructs/function-kit.ts';
import { accountsElsewhere, hostedClient, SIGN_UP_TRIGGER, subjectAttribute } from '../constructs/social-sign-in.ts';
import { prefixOf } from '../names.ts';
import type { Resources } from '../resources.ts';
import { type Stage, senderOf } from '../stages.ts';
import { BaseStack } from './base-stack.ts';

/** Chooses the sender of codes: Cognito accepts no sender whose domain is unverified. */
const emailOf = (stage: Stage): cognito.UserPoolEmail =>
  stage.isMailVerified
    ? cognito.UserPoolEmail.withSES({
        fromEmail: senderOf(stage),
        fromName: 'Backline',
        sesRegion: stage.region,
        sesVerifiedDomain: stage.mailDomain,
        configurationSetName: prefixOf(stage),
      })
    : cognito.UserPoolEmail.withCognito();

/** The user pool. Administrators create users; there is no sign-up. */
export class AuthStack extends BaseStack {
  readonly userPool: cognito.UserPool;
  readonly userPoolClient: cognito.UserPoolClient;

  constructor(app: App, stage: Stage) {
    super(app, 'auth', stage);
    this.userPool = new cognito.UserPool(this, 'Users', {
      userPoolName: prefixOf(stage),
      signInAliases: { email: true },
      signInCaseSensitive: false,
      selfSignUpEnabled: false,
      ...(stage.socialProviders && { customAttributes: subjectAttribute }),
      email: emailOf(stage),
      accountRecovery: cognito.AccountRecovery.EMAIL_ONLY,
      // The product's rule: ten characters with a digit and a letter. Cognito cannot check for a letter; our server
      // does.
      passwordPolicy: {
        minLength: 10,
        requireDigits: true,
        requireLowercase: false,
        requireUppercase: false,
        requireSymbols: false,
        tempPasswordValidity: Duration.days(7),
      },
      featurePlan: cognito.FeaturePlan.PLUS,
      standardThreatProtectionMode: cognito.StandardThreatProtectionMode.FULL_FUNCTION,
      mfa: cognito.Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.userPoolClient = this.userPool.addClient('Web', {
      // Only our own server, with its role, may prove a password that a signed-in user repeats.
      authFlows: { userSrp: true, adminUserPassword: true },
      ...(stage.socialProviders ? hostedClient(stage, stage.socialProviders) : { disableOAuth: true }),
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.hours(1),
      idTokenValidity: Duration.hours(1),
      // Our own sessions sign out a user who is idle for a day. A user who works every day stays signed in this long.
      refreshTokenValidity: Duration.days(30),
    });
    if (stage.socialProviders) accountsElsewhere(this, stage, this.userPool, this.userPoolClient);
    acknowledge(
      this.userPool,
      'COG1',
      'The product asks for ten characters, a digit and a letter; threat protection watches for leaked passwords.',
    );
    acknowledge(
      this.userPool,
      'COG2',
      'Each agency decides whether its users need a second factor; our server refuses those who then have none.',
    );
  }

  /** Has our trigger answer each account elsewhere that no user has connected. */
  refuseNewUsers(resources: Resources, code: CodeSource): void {
    const kit = new FunctionKit(this, 'Kit', { stage: this.stage, resources, code, group: 'auth' });
    this.userPool.addTrigger(cognito.UserPoolOperation.PRE_SIGN_UP, kit.add(this, SIGN_UP_TRIGGER));
  }
}
