import { aws_cloudwatch_actions as actions, aws_cloudwatch as cw, Stack, aws_sns as sns } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { prefixOf } from '../names.ts';
import type { Stage } from '../stages.ts';

export const alarmTopicName = (stage: Stage): string => `${prefixOf(stage)}-alarms`;

export interface AlarmProps {
  readonly stage: Stage;
  /** The effect on users: the first sentence of the alarm message. */
  readonly impact: string;
  /** The measured condition. */
  readonly cause: string;
  readonly metric: cw.IMetric;
  readonly threshold: number;
  readonly periods?: number;
}

/** Creates an alarm. Its message names the effect on users first, then the measured condition. */
export function alarm(scope: Construct, id: string, props: AlarmProps): cw.Alarm {
  const made = new cw.Alarm(scope, id, {
    alarmDescription: `${props.impact}. Cause: ${props.cause} (${props.stage.name}).`,
    metric: props.metric,
    threshold: props.threshold,
    comparisonOperator: cw.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    evaluationPeriods: props.periods ?? 1,
    treatMissingData: cw.TreatMissingData.NOT_BREACHING,
  });
  // By name, not by reference: a stack with alarms then does not depend on the ops stack at deploy.
  const topicArn = Stack.of(scope).formatArn({ service: 'sns', resource: alarmTopicName(props.stage) });
  const existing = scope.node.tryFindChild('AlarmTopic') as sns.ITopic | undefined;
  const topic = existing ?? sns.Topic.fromTopicArn(scope, 'AlarmTopic', topicArn);
  made.addAlarmAction(new actions.SnsAction(topic));
  return made;
}
