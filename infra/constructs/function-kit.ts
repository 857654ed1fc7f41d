import { Duration, aws_iam as iam, aws_lambda as lambda, aws_logs as logs, RemovalPolicy } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { environmentOf } from '../environment.ts';
import { type Access, acknowledgeGrants, grantClass, statementsOf } from '../grants.ts';
import { functionName, type Operation, operationName, pascal, prefixOf } from '../names.ts';
import type { Resources } from '../resources.ts';
import type { Stage } from '../stages.ts';

/** Finds the built code of an operation; tests pass a placeholder. */
export type CodeSource = (op: Operation) => { readonly code: lambda.Code; readonly handler: string };

export interface FunctionKitProps {
  readonly stage: Stage;
  readonly resources: Resources;
  readonly code: CodeSource;
  /** Last part of the log group's name: the area, `jobs`, `queues` or `streams`. */
  readonly group: string;
}

export interface FunctionSpec extends Operation, Access {
  readonly memory?: number | undefined;
  /** Seconds. */
  readonly timeout: number;
}

/** The parts that the functions of one stack share: one log group, and one role per class of grants. */
export class FunctionKit extends Construct {
  readonly logGroup: logs.LogGroup;
  readonly #props: FunctionKitProps;
  readonly #roles = new Map<string, iam.Role>();

  constructor(scope: Construct, id: string, props: FunctionKitProps) {
    super(scope, id);
    this.#props = props;
    this.logGroup = new logs.LogGroup(this, 'Logs', {
      logGroupName: `/${prefixOf(props.stage)}/${props.group}`,
      retention: props.stage.logDays as logs.RetentionDays,
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }

  get stage(): Stage {
    return this.#props.stage;
  }

  /** Adds a function. A function with an event source needs its own role: a shared one cannot be widened. */
  add(scope: Construct, spec: FunctionSpec, ownRole = false): lambda.Function {
    const { stage, resources, code } = this.#props;
    const role = ownRole ? this.#makeRole(scope, 'Role', spec) : this.#sharedRole(spec).withoutPolicyUpdates();
    return new lambda.Function(scope, 'Function', {
      functionName: functionName(stage, spec),
      description: `${spec.domain}.${spec.operation}`,
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.ARM_64,
      memorySize: spec.memory ?? 512,
      timeout: Duration.seconds(spec.timeout),
      tracing: lambda.Tracing.ACTIVE,
      logGroup: this.logGroup,
      loggingFormat: lambda.LoggingFormat.JSON,
      role,
      environment: {
        ...environmentOf(spec, stage, resources),
        NODE_OPTIONS: '--enable-source-maps',
        POWERTOOLS_SERVICE_NAME: spec.domain,
        POWERTOOLS_METRICS_NAMESPACE: prefixOf(stage),
      },
      ...code(spec),
    });
  }

  #sharedRole(access: Access): iam.Role {
    const key = grantClass(access);
    const role = this.#roles.get(key) ?? this.#makeRole(this, `Role${pascal(key)}`, access);
    this.#roles.set(key, role);
    return role;
  }

  #makeRole(scope: Construct, id: string, access: Access): iam.Role {
    const { stage, resources } = this.#props;
    const own = statementsOf(access, this, stage, resources);
    const role = new iam.Role(scope, id, {
      description: `Functions with: ${grantClass(access)}`,
      assumedBy: new iam.ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        grants: new iam.PolicyDocument({ statements: [...own, ...this.#observability()] }),
      },
    });
    acknowledgeGrants(role, stage);
    return role;
  }

  #observability(): iam.PolicyStatement[] {
    return [
      new iam.PolicyStatement({
        actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
        resources: [this.logGroup.logGroupArn],
      }),
      new iam.PolicyStatement({
        actions: ['xray:PutTelemetryRecords', 'xray:PutTraceSegments'],
        resources: ['*'],
      }),
    ];
  }
}

/** Builds a construct id from `operationName`, so that ids match known names. */
export const constructId = (op: Operation): string => pascal(operationName(op));
