import {
  Duration,
  aws_apigatewayv2 as gateway,
  aws_iam as iam,
  aws_lambda as lambda,
  type aws_logs as logs,
  Stack,
  type aws_secretsmanager as secretsmanager,
} from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { prefixOf } from '../names.ts';
import type { Stage } from '../stages.ts';

/** The edge sends it, nobody else knows its value. */
export const ORIGIN_HEADER = 'x-origin-verify';

export interface OriginCheckProps {
  readonly stage: Stage;
  readonly area: string;
  readonly apiId: string;
  readonly logGroup: logs.ILogGroup;
  readonly secret: secretsmanager.ISecret;
}

const CODE = `const { createHash, timingSafeEqual } = require('node:crypto');
const digest = (value) => createHash('sha256').update(String(value)).digest();
const expected = digest(process.env.ORIGIN_VERIFY);
exports.handler = async (event) => ({
  isAuthorized: timingSafeEqual(digest(event.headers['${ORIGIN_HEADER}']), expected),
});
`;

const invocationUri = (scope: Construct, fn: lambda.IFunction): string => {
  const { partition, region } = Stack.of(scope);
  return `arn:${partition}:apigateway:${region}:lambda:path/2015-03-31/functions/${fn.functionArn}/invocations`;
};

/**
 * Refuses requests that went around the edge and so around its firewall. The gateway keeps the answer per header value
 * for an hour, so that the check costs one call an hour.
 */
export class OriginCheck extends Construct {
  readonly authorizerId: string;

  constructor(scope: Construct, id: string, { stage, area, apiId, logGroup, secret }: OriginCheckProps) {
    super(scope, id);
    const role = this.#role(logGroup);
    const check = new lambda.Function(this, 'Function', {
      functionName: `${prefixOf(stage)}-origin-check-${area}`,
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.ARM_64,
      memorySize: 256,
      timeout: Duration.seconds(5),
      handler: 'index.handler',
      code: lambda.Code.fromInline(CODE),
      logGroup,
      role: role.withoutPolicyUpdates(),
      environment: { ORIGIN_VERIFY: secret.secretValue.unsafeUnwrap() },
    });
    const invoke = new iam.Role(this, 'Invoke', { assumedBy: new iam.ServicePrincipal('apigateway.amazonaws.com') });
    invoke.addToPolicy(new iam.PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [check.functionArn] }));
    const authorizer = new gateway.CfnAuthorizer(this, 'Authorizer', {
      apiId,
      name: 'origin-check',
      authorizerType: 'REQUEST',
      authorizerPayloadFormatVersion: '2.0',
      authorizerUri: invocationUri(this, check),
      enableSimpleResponses: true,
      identitySource: [`$request.header.${ORIGIN_HEADER}`],
      authorizerResultTtlInSeconds: 3600,
      authorizerCredentialsArn: invoke.roleArn,
    });
    this.authorizerId = authorizer.ref;
  }

  #role(logGroup: logs.ILogGroup): iam.Role {
    return new iam.Role(this, 'Role', {
      assumedBy: new iam.ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        logs: new iam.PolicyDocument({
          statements: [
            new iam.PolicyStatement({
              actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
              resources: [logGroup.logGroupArn],
            }),
          ],
        }),
      },
    });
  }
}
