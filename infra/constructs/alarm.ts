import { aws_cloudwatch_actions as actions, aws_cloudwatch as cw, Stack, aws_sns as sns } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { prefixOf } from '../names.ts';
import type { Stage } from '../stages.ts';

export const alarmTopicName = (stage: Stage): string => `${prefixOf(stage)}-alarms`;

export interface AlarmProps {
  readonly stage: Stage;
  /** What users notice: first sentence of the message that wakes somebody. */
  readonly impact: string;
  /** What is measured. */
  readonly cause: string;
  readonly metric: cw.IMetric;
  readonly threshold: number;
  readonly periods?: number;
}

/** Every alarm says what users notice first, then what was measured. */
export function alarm(scope: Construct, id: string, props: AlarmProps): cw.Alarm {
  const made = new cw.Alarm(scope, id, {
    alarmDescription: `${props.impact}. Cause: ${props.cause} (${props.stage.name}).`,
    metric: props.metric,
    threshold: props.threshold,
    comparisonOperator: cw.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    evaluationPeriods: props.periods ?? 1,
    treatMissingData: cw.TreatMissingData.NOT_BREACHING,
  });
  // By name, not by reference: a stack with alarms then needs nothing from the ops stack at deploy.
  const topicArn = Stack.of(scope).formatArn({ service: 'sns', resource: alarmTopicName(props.stage) });
  const existing = scope.node.tryFindChild('AlarmTopic') as sns.ITopic | undefined;
  const topic = existing ?? sns.Topic.fromTopicArn(scope, 'AlarmTopic', topicArn);
  made.addAlarmAction(new actions.SnsAction(topic));
  return made;
}
