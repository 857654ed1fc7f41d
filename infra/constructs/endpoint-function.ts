import { aws_apigatewayv2 as gateway, type aws_lambda as lambda } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { type Route, TIMEOUT_SECONDS } from '#shared/kernel/contract/route.ts';
import { routeKeys } from '../areas.ts';
import { pascal } from '../names.ts';
import { constructId, type FunctionKit } from './function-kit.ts';

/** An HTTP API waits no longer. */
const MAX_WAIT_MS = 30_000;

export interface EndpointFunctionProps {
  readonly kit: FunctionKit;
  readonly route: Route;
  readonly apiId: string;
  readonly authorizerId: string;
  /** Role by which the API invokes: one per area instead of a permission per route. */
  readonly invokeRoleArn: string;
}

/** One operation: its function, one integration, and a route for its path and for each alias. */
export class EndpointFunction extends Construct {
  readonly function: lambda.Function;

  constructor(scope: Construct, { kit, route, ...api }: EndpointFunctionProps) {
    super(scope, constructId(route));
    const timeout = route.timeout ?? TIMEOUT_SECONDS;
    this.function = kit.add(this, { ...route, timeout });
    const integration = new gateway.CfnIntegration(this, 'Integration', {
      apiId: api.apiId,
      integrationType: 'AWS_PROXY',
      integrationUri: this.function.functionArn,
      payloadFormatVersion: '2.0',
      credentialsArn: api.invokeRoleArn,
      timeoutInMillis: Math.min(MAX_WAIT_MS, timeout * 1000 + 500),
    });
    for (const { method, path } of routeKeys(route)) {
      new gateway.CfnRoute(this, `Route${pascal(`${method.toLowerCase()} ${path}`)}`, {
        apiId: api.apiId,
        routeKey: `${method} ${path}`,
        target: `integrations/${integration.ref}`,
        authorizationType: 'CUSTOM',
        authorizerId: api.authorizerId,
      });
    }
  }
}
