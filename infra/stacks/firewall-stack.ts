import { type App, aws_certificatemanager as acm, aws_wafv2 as waf } from 'aws-cdk-lib';
import { refusal } from '../edge/refusal.ts';
import { prefixOf } from '../names.ts';
import type { Stage } from '../stages.ts';
import { BaseStack } from './base-stack.ts';

/** CloudFront takes firewalls, certificates and log deliveries from there only. */
export const EDGE_REGION = 'us-east-1';
const WINDOW_SECONDS = 300;

const visible = (metricName: string) => ({ cloudWatchMetricsEnabled: true, metricName, sampledRequestsEnabled: false });

const managed = (name: string, priority: number, overrides: readonly string[] = []): waf.CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  visibilityConfig: visible(name),
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: overrides.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
});

/** The firewall and the certificate of the edge. */
export class FirewallStack extends BaseStack {
  readonly webAcl: waf.CfnWebACL;
  readonly certificate: acm.Certificate;

  constructor(app: App, stage: Stage) {
    super(app, 'firewall', stage, EDGE_REGION);
    this.certificate = new acm.Certificate(this, 'Certificate', {
      domainName: stage.domain,
      validation: acm.CertificateValidation.fromDns(),
    });
    this.webAcl = new waf.CfnWebACL(this, 'Firewall', {
      name: prefixOf(stage),
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visible(prefixOf(stage)),
      customResponseBodies: { tooManyActions: { contentType: 'APPLICATION_JSON', content: refusal() } },
      rules: [
        this.#rateRule(),
        // Bodies reach 3 MiB and may hold any text of a contract, a list's address 200 chosen ids: the size and script
        // rules would refuse honest ones.
        managed('AWSManagedRulesCommonRuleSet', 10, [
          'SizeRestrictions_BODY',
          'SizeRestrictions_QUERYSTRING',
          'CrossSiteScripting_BODY',
        ]),
        managed('AWSManagedRulesKnownBadInputsRuleSet', 20),
      ],
    });
  }

  #rateRule(): waf.CfnWebACL.RuleProperty {
    return {
      name: 'api-rate',
      priority: 0,
      action: { block: { customResponse: { responseCode: 403, customResponseBodyKey: 'tooManyActions' } } },
      visibilityConfig: visible('api-rate'),
      statement: {
        rateBasedStatement: {
          limit: this.stage.rateLimit,
          evaluationWindowSec: WINDOW_SECONDS,
          aggregateKeyType: 'IP',
          scopeDownStatement: {
            byteMatchStatement: {
              fieldToMatch: { uriPath: {} },
              positionalConstraint: 'STARTS_WITH',
              searchString: '/api/',
              textTransformations: [{ priority: 0, type: 'NONE' }],
            },
          },
        },
      },
    };
  }
}
