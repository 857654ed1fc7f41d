import { type App, aws_events as events, aws_iam as iam, aws_ses as ses } from 'aws-cdk-lib';
import { INBOUND } from '../lifetimes.ts';
import { bucketName, prefixOf } from '../names.ts';
import type { Resources } from '../resources.ts';
import { replyDomainOf, type Stage } from '../stages.ts';
import { BaseStack } from './base-stack.ts';

const SERVICE = 'ses.amazonaws.com';

/**
 * Sends mail, and receives the answers. Events of sent mails go to the default bus and from there to the outbox queue.
 * Answers go to the bucket, which reports them the same way.
 */
export class MailStack extends BaseStack {
  constructor(app: App, stage: Stage, resources: Pick<Resources, 'files' | 'key'>) {
    super(app, 'mail', stage);
    const set = new ses.ConfigurationSet(this, 'Set', {
      configurationSetName: prefixOf(stage),
      reputationMetrics: true,
      tlsPolicy: ses.ConfigurationSetTlsPolicy.REQUIRE,
      suppressionReasons: ses.SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    set.addEventDestination('Bus', {
      destination: ses.EventDestination.eventBus(events.EventBus.fromEventBusName(this, 'DefaultBus', 'default')),
      events: [
        ses.EmailSendingEvent.DELIVERY,
        ses.EmailSendingEvent.DELIVERY_DELAY,
        ses.EmailSendingEvent.BOUNCE,
        ses.EmailSendingEvent.COMPLAINT,
        ses.EmailSendingEvent.REJECT,
      ],
    });
    new ses.EmailIdentity(this, 'Identity', {
      identity: ses.Identity.domain(stage.mailDomain),
      mailFromDomain: `bounce.${stage.mailDomain}`,
      configurationSet: set,
    });
    if (stage.receivesMail) this.#receive(resources);
  }

  /** Puts each mail for the reply domain into the bucket. An account has one active rule set; a person activates it. */
  #receive({ files, key }: Pick<Resources, 'files' | 'key'>): void {
    const conditions = { StringEquals: { 'aws:SourceAccount': this.account } };
    const principals = [new iam.ServicePrincipal(SERVICE)];
    const put = { actions: ['s3:PutObject'], resources: [files.arnForObjects(`${INBOUND}*`)] };
    files.addToResourcePolicy(new iam.PolicyStatement({ ...put, principals, conditions }));
    const encrypt = { actions: ['kms:Encrypt', 'kms:GenerateDataKey*'], resources: ['*'] };
    key.addToResourcePolicy(new iam.PolicyStatement({ ...encrypt, principals, conditions }));
    const ruleSet = new ses.ReceiptRuleSet(this, 'Answers', { receiptRuleSetName: prefixOf(this.stage) });
    new ses.CfnReceiptRule(this, 'Answer', {
      ruleSetName: ruleSet.receiptRuleSetName,
      rule: {
        enabled: true,
        recipients: [replyDomainOf(this.stage), this.stage.mailDomain],
        scanEnabled: true,
        tlsPolicy: 'Require',
        actions: [{ s3Action: { bucketName: bucketName(this, this.stage, 'files'), objectKeyPrefix: INBOUND } }],
      },
    });
  }
}
