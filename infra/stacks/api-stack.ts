import {
  type App,
  aws_cloudwatch as cw,
  Duration,
  Fn,
  aws_apigatewayv2 as gateway,
  aws_iam as iam,
  aws_logs as logs,
  RemovalPolicy,
} from 'aws-cdk-lib';
import type { Route } from '#shared/kernel/contract/route.ts';
import type { Area } from '../areas.ts';
import { acknowledgeIam } from '../constructs/acknowledge.ts';
import { alarm } from '../constructs/alarm.ts';
import { EndpointFunction } from '../constructs/endpoint-function.ts';
import { type CodeSource, FunctionKit } from '../constructs/function-kit.ts';
import { OriginCheck } from '../constructs/origin-check.ts';
import { prefixOf } from '../names.ts';
import type { Resources } from '../resources.ts';
import type { Stage } from '../stages.ts';
import { BaseStack } from './base-stack.ts';

export interface ApiProps {
  readonly area: Area;
  readonly routes: readonly Route[];
  readonly resources: Resources;
  readonly code: CodeSource;
}

/** Route keys and outcomes only: addresses can hold secrets of links. */
const ACCESS_LOG = JSON.stringify({
  requestId: '$context.requestId',
  routeKey: '$context.routeKey',
  status: '$context.status',
  latency: '$context.responseLatency',
  authorizer: '$context.authorizer.error',
  error: '$context.integrationErrorMessage',
});

/** The endpoints of one area behind one HTTP API. */
export class ApiStack extends BaseStack {
  readonly area: Area;
  readonly domainName: string;
  readonly #api: gateway.CfnApi;

  constructor(app: App, stage: Stage, { area, routes, resources, code }: ApiProps) {
    super(app, `api-${area.id}`, stage);
    this.area = area;
    const kit = new FunctionKit(this, 'Kit', { stage, resources, code, group: area.id });
    this.#api = new gateway.CfnApi(this, 'Api', { name: `${prefixOf(stage)}-${area.id}`, protocolType: 'HTTP' });
    this.domainName = Fn.join('.', [this.#api.ref, 'execute-api', this.region, this.urlSuffix]);
    const invokeRoleArn = this.#invokeRole(routes).roleArn;
    const check = new OriginCheck(this, 'OriginCheck', {
      stage,
      area: area.id,
      apiId: this.#api.ref,
      logGroup: kit.logGroup,
      secret: resources.secrets.originVerify,
    });
    const shared = { kit, apiId: this.#api.ref, authorizerId: check.authorizerId, invokeRoleArn };
    for (const route of routes) new EndpointFunction(this, { ...shared, route });
    this.#addStage();
    this.#addAlarms();
  }

  /** By name and domain: naming each function would outgrow what a role's policy may hold. */
  #invokeRole(routes: readonly Route[]): iam.Role {
    const domains = [...new Set(routes.map((route) => route.domain))].sort();
    const arnOf = (domain: string) =>
      `arn:${this.partition}:lambda:${this.region}:${this.account}:function:${prefixOf(this.stage)}-${domain}-*`;
    const resources = domains.map(arnOf);
    const statement = new iam.PolicyStatement({ actions: ['lambda:InvokeFunction'], resources });
    const role = new iam.Role(this, 'Invoke', {
      assumedBy: new iam.ServicePrincipal('apigateway.amazonaws.com'),
      inlinePolicies: { invoke: new iam.PolicyDocument({ statements: [statement] }) },
    });
    for (const resource of resources)
      acknowledgeIam(role, 'Resource', resource, "The functions of the API's own domain share a name's start.");
    return role;
  }

  #addStage(): void {
    const accessLog = new logs.LogGroup(this, 'AccessLog', {
      logGroupName: `/${prefixOf(this.stage)}/${this.area.id}-access`,
      retention: this.stage.logDays as logs.RetentionDays,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    new gateway.CfnStage(this, 'Stage', {
      apiId: this.#api.ref,
      stageName: '$default',
      autoDeploy: true,
      accessLogSettings: { destinationArn: accessLog.logGroupArn, format: ACCESS_LOG },
      defaultRouteSettings: { throttlingRateLimit: 500, throttlingBurstLimit: 1000 },
    });
  }

  metric(metricName: string, statistic: string): cw.Metric {
    return new cw.Metric({
      namespace: 'AWS/ApiGateway',
      metricName,
      statistic,
      period: Duration.minutes(5),
      dimensionsMap: { ApiId: this.#api.ref },
    });
  }

  #addAlarms(): void {
    const { stage, area } = this;
    alarm(this, 'Errors', {
      stage,
      impact: area.impact,
      cause: 'five answers or more of 500 and above in five minutes',
      metric: this.metric('5xx', 'Sum'),
      threshold: 5,
    });
    alarm(this, 'Slow', {
      stage,
      impact: `Users wait; should it get worse: ${area.impact}`,
      cause: 'one request in twenty takes two seconds or longer, three times in a row',
      metric: this.metric('Latency', 'p95'),
      threshold: 2000,
      periods: 3,
    });
  }
}
