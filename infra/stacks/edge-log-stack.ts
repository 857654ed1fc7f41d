import { type App, type aws_cloudfront as cloudfront, aws_logs as logs } from 'aws-cdk-lib';
import { logBucket } from '../constructs/buckets.ts';
import { prefixOf } from '../names.ts';
import type { Stage } from '../stages.ts';
import { BaseStack } from './base-stack.ts';
import { EDGE_REGION } from './firewall-stack.ts';

/** No address, query, referrer, cookie or caller: any of them can hold the secret of a link or point to a person. */
const FIELDS = [
  'date',
  'time',
  'x-edge-location',
  'x-edge-request-id',
  'x-edge-result-type',
  'x-edge-detailed-result-type',
  'cs-method',
  'cs-protocol',
  'cs-protocol-version',
  'sc-status',
  'sc-content-type',
  'sc-bytes',
  'cs-bytes',
  'time-taken',
  'time-to-first-byte',
  'ssl-protocol',
];

/** Access log of the edge. */
export class EdgeLogStack extends BaseStack {
  constructor(app: App, stage: Stage, distribution: cloudfront.IDistribution) {
    super(app, 'edge-log', stage, EDGE_REGION);
    const bucket = logBucket(this, 'Log');
    const name = `${prefixOf(stage)}-edge`;
    const source = new logs.CfnDeliverySource(this, 'Source', {
      name,
      logType: 'ACCESS_LOGS',
      resourceArn: `arn:${this.partition}:cloudfront::${this.account}:distribution/${distribution.distributionId}`,
    });
    const destination = new logs.CfnDeliveryDestination(this, 'Destination', {
      name,
      destinationResourceArn: bucket.bucketArn,
      outputFormat: 'json',
    });
    const delivery = new logs.CfnDelivery(this, 'Delivery', {
      deliverySourceName: name,
      deliveryDestinationArn: destination.attrArn,
      recordFields: FIELDS,
    });
    delivery.addResourceDependency(source);
  }
}
