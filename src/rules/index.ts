/** Every rule, one import and one line each, sorted by id; `npm run new-rule` adds both. */
import { answerLimitExceeded } from './behaviour/answer-limit-exceeded.js'
import { caseBlocked } from './behaviour/case-blocked.js'
import { caseFailed } from './behaviour/case-failed.js'
import { caseRetried } from './behaviour/case-retried.js'
import { caseTimedOut } from './behaviour/case-timed-out.js'
import { latencyBudgetExceeded } from './behaviour/latency-budget-exceeded.js'
import { latencyIncreased } from './behaviour/latency-increased.js'
import { latencyUndecided } from './behaviour/latency-undecided.js'
import { latencyUnmeasured } from './behaviour/latency-unmeasured.js'
import { liveOutcomeChanged } from './behaviour/live-outcome-changed.js'
import { liveResultChanged } from './behaviour/live-result-changed.js'
import { outputSchemaViolated } from './behaviour/output-schema-violated.js'
import { serverCrashed } from './behaviour/server-crashed.js'
import { capabilityAdded } from './contract/capability-added.js'
import { capabilityChanged } from './contract/capability-changed.js'
import { capabilityRemoved } from './contract/capability-removed.js'
import { instructionsChanged } from './contract/instructions-changed.js'
import { promptAdded } from './contract/prompt-added.js'
import { promptArgumentAdded } from './contract/prompt-argument-added.js'
import { promptArgumentRelaxed } from './contract/prompt-argument-relaxed.js'
import { promptArgumentRemoved } from './contract/prompt-argument-removed.js'
import { promptArgumentRequired } from './contract/prompt-argument-required.js'
import { promptDescriptionChanged } from './contract/prompt-description-changed.js'
import { promptFieldChanged } from './contract/prompt-field-changed.js'
import { promptRemoved } from './contract/prompt-removed.js'
import { protocolVersionChanged } from './contract/protocol-version-changed.js'
import { resourceAdded } from './contract/resource-added.js'
import { resourceChanged } from './contract/resource-changed.js'
import { resourceRemoved } from './contract/resource-removed.js'
import { resourceTemplateAdded } from './contract/resource-template-added.js'
import { resourceTemplateRemoved } from './contract/resource-template-removed.js'
import { serverRenamed } from './contract/server-renamed.js'
import { serverVersionChanged } from './contract/server-version-changed.js'
import { blobEmbedded } from './poisoning/blob-embedded.js'
import { controlCharactersEmbedded } from './poisoning/control-characters-embedded.js'
import { credentialRequested } from './poisoning/credential-requested.js'
import { destinationPreset } from './poisoning/destination-preset.js'
import { exfiltrationInstructed } from './poisoning/exfiltration-instructed.js'
import { foreignToolSteered } from './poisoning/foreign-tool-steered.js'
import { hiddenCharactersEmbedded } from './poisoning/hidden-characters-embedded.js'
import { hintContradicted } from './poisoning/hint-contradicted.js'
import { instructionsOverridden } from './poisoning/instructions-overridden.js'
import { modelAddressed } from './poisoning/model-addressed.js'
import { nameDisguised } from './poisoning/name-disguised.js'
import { secretRequested } from './poisoning/secret-requested.js'
import { textDirectionOverridden } from './poisoning/text-direction-overridden.js'
import { textPadded } from './poisoning/text-padded.js'
import { textSmuggled } from './poisoning/text-smuggled.js'
import { toolNameImitated } from './poisoning/tool-name-imitated.js'
import { toolNameShadowed } from './poisoning/tool-name-shadowed.js'
import { userKeptUninformed } from './poisoning/user-kept-uninformed.js'
import { wordDisguised } from './poisoning/word-disguised.js'
import { descriptionTruncated } from './portability/description-truncated.js'
import { dialectRefused } from './portability/dialect-refused.js'
import { keywordRefused } from './portability/keyword-refused.js'
import { portabilityLost } from './portability/portability-lost.js'
import { propertyNameRefused } from './portability/property-name-refused.js'
import { schemaLimitExceeded } from './portability/schema-limit-exceeded.js'
import { schemaPartOmitted } from './portability/schema-part-omitted.js'
import { schemaValueRepeated } from './portability/schema-value-repeated.js'
import { strictModeRefused } from './portability/strict-mode-refused.js'
import { tokenEstimateRaised } from './portability/token-estimate-raised.js'
import { tokenLimitExceeded } from './portability/token-limit-exceeded.js'
import { toolCountExceeded } from './portability/tool-count-exceeded.js'
import { toolNameRefused } from './portability/tool-name-refused.js'
import { argumentValidationMisplaced } from './protocol/argument-validation-misplaced.js'
import { argumentsUnvalidated } from './protocol/arguments-unvalidated.js'
import { batchAccepted } from './protocol/batch-accepted.js'
import { batchRefused } from './protocol/batch-refused.js'
import { capabilityUndeclared } from './protocol/capability-undeclared.js'
import { capabilityUnserved } from './protocol/capability-unserved.js'
import { clientCapabilityPresumed } from './protocol/client-capability-presumed.js'
import { contentMalformed } from './protocol/content-malformed.js'
import { cursorAccepted } from './protocol/cursor-accepted.js'
import { errorCodeMisused } from './protocol/error-code-misused.js'
import { errorLayerChanged } from './protocol/error-layer-changed.js'
import { handshakeMalformed } from './protocol/handshake-malformed.js'
import { httpAnswerMisdeclared } from './protocol/http-answer-misdeclared.js'
import { httpHeaderUnchecked } from './protocol/http-header-unchecked.js'
import { httpOriginUnchecked } from './protocol/http-origin-unchecked.js'
import { httpSessionMalformed } from './protocol/http-session-malformed.js'
import { httpSessionMisrefused } from './protocol/http-session-misrefused.js'
import { httpSessionUnchecked } from './protocol/http-session-unchecked.js'
import { httpStatusMisused } from './protocol/http-status-misused.js'
import { httpVersionUnchecked } from './protocol/http-version-unchecked.js'
import { listOrderChanged } from './protocol/list-order-changed.js'
import { malformedArgumentsMisreported } from './protocol/malformed-arguments-misreported.js'
import { malformedMessageIgnored } from './protocol/malformed-message-ignored.js'
import { notificationAnswered } from './protocol/notification-answered.js'
import { paginationBroken } from './protocol/pagination-broken.js'
import { pingMisanswered } from './protocol/ping-misanswered.js'
import { requestMetadataUnchecked } from './protocol/request-metadata-unchecked.js'
import { requestUnanswered } from './protocol/request-unanswered.js'
import { responseMalformed } from './protocol/response-malformed.js'
import { resultUnmarked } from './protocol/result-unmarked.js'
import { serverEnded } from './protocol/server-ended.js'
import { stdoutPolluted } from './protocol/stdout-polluted.js'
import { toolListingMalformed } from './protocol/tool-listing-malformed.js'
import { toolNameDisallowed } from './protocol/tool-name-disallowed.js'
import { toolNameRepeated } from './protocol/tool-name-repeated.js'
import { unknownToolAccepted } from './protocol/unknown-tool-accepted.js'
import { unknownToolMisreported } from './protocol/unknown-tool-misreported.js'
import { versionMisnegotiated } from './protocol/version-misnegotiated.js'
import type { Rule } from './rule.js'
import { additionalPropertiesClosed } from './schema/additional-properties-closed.js'
import { additionalPropertiesNarrowed } from './schema/additional-properties-narrowed.js'
import { additionalPropertiesOpened } from './schema/additional-properties-opened.js'
import { additionalPropertiesWidened } from './schema/additional-properties-widened.js'
import { boundLoosened } from './schema/bound-loosened.js'
import { boundTightened } from './schema/bound-tightened.js'
import { conditionalLoosened } from './schema/conditional-loosened.js'
import { conditionalTightened } from './schema/conditional-tightened.js'
import { constChanged } from './schema/const-changed.js'
import { constIntroduced } from './schema/const-introduced.js'
import { constLifted } from './schema/const-lifted.js'
import { containmentUndecided } from './schema/containment-undecided.js'
import { containsLoosened } from './schema/contains-loosened.js'
import { containsTightened } from './schema/contains-tightened.js'
import { defaultChanged } from './schema/default-changed.js'
import { dependentRequiredAdded } from './schema/dependent-required-added.js'
import { dependentRequiredRemoved } from './schema/dependent-required-removed.js'
import { dependentSchemaLoosened } from './schema/dependent-schema-loosened.js'
import { dependentSchemaTightened } from './schema/dependent-schema-tightened.js'
import { deprecatedAdded } from './schema/deprecated-added.js'
import { enumIntroduced } from './schema/enum-introduced.js'
import { enumLifted } from './schema/enum-lifted.js'
import { enumValueAdded } from './schema/enum-value-added.js'
import { enumValueRemoved } from './schema/enum-value-removed.js'
import { examplesChanged } from './schema/examples-changed.js'
import { formatLoosened } from './schema/format-loosened.js'
import { formatTightened } from './schema/format-tightened.js'
import { itemsClosed } from './schema/items-closed.js'
import { itemsOpened } from './schema/items-opened.js'
import { multipleOfLoosened } from './schema/multiple-of-loosened.js'
import { multipleOfTightened } from './schema/multiple-of-tightened.js'
import { negationLoosened } from './schema/negation-loosened.js'
import { negationTightened } from './schema/negation-tightened.js'
import { openPropertyReleased } from './schema/open-property-released.js'
import { openPropertyRestricted } from './schema/open-property-restricted.js'
import { optionalPropertyAdded } from './schema/optional-property-added.js'
import { outputSchemaAdded } from './schema/output-schema-added.js'
import { outputSchemaRemoved } from './schema/output-schema-removed.js'
import { parameterDescriptionChanged } from './schema/parameter-description-changed.js'
import { patternLoosened } from './schema/pattern-loosened.js'
import { patternPropertiesLoosened } from './schema/pattern-properties-loosened.js'
import { patternPropertiesTightened } from './schema/pattern-properties-tightened.js'
import { patternTightened } from './schema/pattern-tightened.js'
import { propertyForbidden } from './schema/property-forbidden.js'
import { propertyNamesLoosened } from './schema/property-names-loosened.js'
import { propertyNamesTightened } from './schema/property-names-tightened.js'
import { propertyPermitted } from './schema/property-permitted.js'
import { propertyRemoved } from './schema/property-removed.js'
import { requiredPropertyAdded } from './schema/required-property-added.js'
import { requiredPropertyRemoved } from './schema/required-property-removed.js'
import { requiredPropertyWithDefaultAdded } from './schema/required-property-with-default-added.js'
import { schemaNarrowed } from './schema/schema-narrowed.js'
import { schemaRespelled } from './schema/schema-respelled.js'
import { schemaWidened } from './schema/schema-widened.js'
import { titleChanged } from './schema/title-changed.js'
import { typeNarrowed } from './schema/type-narrowed.js'
import { typeWidened } from './schema/type-widened.js'
import { unevaluatedClosed } from './schema/unevaluated-closed.js'
import { unevaluatedOpened } from './schema/unevaluated-opened.js'
import { unionBranchAdded } from './schema/union-branch-added.js'
import { unionBranchLoosened } from './schema/union-branch-loosened.js'
import { unionBranchRemoved } from './schema/union-branch-removed.js'
import { unionBranchTightened } from './schema/union-branch-tightened.js'
import { unionIntroduced } from './schema/union-introduced.js'
import { unionLifted } from './schema/union-lifted.js'
import { unionMadeExclusive } from './schema/union-made-exclusive.js'
import { unionMadeInclusive } from './schema/union-made-inclusive.js'
import { uniqueItemsAdded } from './schema/unique-items-added.js'
import { uniqueItemsRemoved } from './schema/unique-items-removed.js'
import { destructiveHintDropped } from './tool/destructive-hint-dropped.js'
import { destructiveHintGained } from './tool/destructive-hint-gained.js'
import { duplicateToolNameIntroduced } from './tool/duplicate-tool-name-introduced.js'
import { duplicateToolNameKept } from './tool/duplicate-tool-name-kept.js'
import { duplicateToolNameResolved } from './tool/duplicate-tool-name-resolved.js'
import { idempotentHintGained } from './tool/idempotent-hint-gained.js'
import { idempotentHintLost } from './tool/idempotent-hint-lost.js'
import { inputSchemaRepaired } from './tool/input-schema-repaired.js'
import { inputSchemaUnusable } from './tool/input-schema-unusable.js'
import { openWorldHintGained } from './tool/open-world-hint-gained.js'
import { openWorldHintLost } from './tool/open-world-hint-lost.js'
import { outputSchemaRepaired } from './tool/output-schema-repaired.js'
import { outputSchemaUnusable } from './tool/output-schema-unusable.js'
import { readOnlyHintGained } from './tool/read-only-hint-gained.js'
import { readOnlyHintLost } from './tool/read-only-hint-lost.js'
import { rootTypeLost } from './tool/root-type-lost.js'
import { taskSupportNarrowed } from './tool/task-support-narrowed.js'
import { taskSupportWidened } from './tool/task-support-widened.js'
import { toolAdded } from './tool/tool-added.js'
import { toolDescriptionChanged } from './tool/tool-description-changed.js'
import { toolFieldChanged } from './tool/tool-field-changed.js'
import { toolRemoved } from './tool/tool-removed.js'
import { toolRenamed } from './tool/tool-renamed.js'
import { toolTitleChanged } from './tool/tool-title-changed.js'

/** The registry. */
export const RULES: readonly Rule[] = [
  additionalPropertiesClosed,
  additionalPropertiesNarrowed,
  additionalPropertiesOpened,
  additionalPropertiesWidened,
  answerLimitExceeded,
  argumentValidationMisplaced,
  argumentsUnvalidated,
  batchAccepted,
  batchRefused,
  blobEmbedded,
  boundLoosened,
  boundTightened,
  capabilityAdded,
  capabilityChanged,
  capabilityRemoved,
  capabilityUndeclared,
  capabilityUnserved,
  caseBlocked,
  caseFailed,
  caseRetried,
  caseTimedOut,
  clientCapabilityPresumed,
  conditionalLoosened,
  conditionalTightened,
  constChanged,
  constIntroduced,
  constLifted,
  containmentUndecided,
  containsLoosened,
  containsTightened,
  contentMalformed,
  controlCharactersEmbedded,
  credentialRequested,
  cursorAccepted,
  defaultChanged,
  dependentRequiredAdded,
  dependentRequiredRemoved,
  dependentSchemaLoosened,
  dependentSchemaTightened,
  deprecatedAdded,
  descriptionTruncated,
  destinationPreset,
  destructiveHintDropped,
  destructiveHintGained,
  dialectRefused,
  duplicateToolNameIntroduced,
  duplicateToolNameKept,
  duplicateToolNameResolved,
  enumIntroduced,
  enumLifted,
  enumValueAdded,
  enumValueRemoved,
  errorCodeMisused,
  errorLayerChanged,
  examplesChanged,
  exfiltrationInstructed,
  foreignToolSteered,
  formatLoosened,
  formatTightened,
  handshakeMalformed,
  hiddenCharactersEmbedded,
  hintContradicted,
  httpAnswerMisdeclared,
  httpHeaderUnchecked,
  httpOriginUnchecked,
  httpSessionMalformed,
  httpSessionMisrefused,
  httpSessionUnchecked,
  httpStatusMisused,
  httpVersionUnchecked,
  idempotentHintGained,
  idempotentHintLost,
  inputSchemaRepaired,
  inputSchemaUnusable,
  instructionsChanged,
  instructionsOverridden,
  itemsClosed,
  itemsOpened,
  keywordRefused,
  latencyBudgetExceeded,
  latencyIncreased,
  latencyUndecided,
  latencyUnmeasured,
  listOrderChanged,
  liveOutcomeChanged,
  liveResultChanged,
  malformedArgumentsMisreported,
  malformedMessageIgnored,
  modelAddressed,
  multipleOfLoosened,
  multipleOfTightened,
  nameDisguised,
  negationLoosened,
  negationTightened,
  notificationAnswered,
  openPropertyReleased,
  openPropertyRestricted,
  openWorldHintGained,
  openWorldHintLost,
  optionalPropertyAdded,
  outputSchemaAdded,
  outputSchemaRemoved,
  outputSchemaRepaired,
  outputSchemaUnusable,
  outputSchemaViolated,
  paginationBroken,
  parameterDescriptionChanged,
  patternLoosened,
  patternPropertiesLoosened,
  patternPropertiesTightened,
  patternTightened,
  pingMisanswered,
  portabilityLost,
  promptAdded,
  promptArgumentAdded,
  promptArgumentRelaxed,
  promptArgumentRemoved,
  promptArgumentRequired,
  promptDescriptionChanged,
  promptFieldChanged,
  promptRemoved,
  propertyForbidden,
  propertyNameRefused,
  propertyNamesLoosened,
  propertyNamesTightened,
  propertyPermitted,
  propertyRemoved,
  protocolVersionChanged,
  readOnlyHintGained,
  readOnlyHintLost,
  requestMetadataUnchecked,
  requestUnanswered,
  requiredPropertyAdded,
  requiredPropertyRemoved,
  requiredPropertyWithDefaultAdded,
  resourceAdded,
  resourceChanged,
  resourceRemoved,
  resourceTemplateAdded,
  resourceTemplateRemoved,
  responseMalformed,
  resultUnmarked,
  rootTypeLost,
  schemaLimitExceeded,
  schemaNarrowed,
  schemaPartOmitted,
  schemaRespelled,
  schemaValueRepeated,
  schemaWidened,
  secretRequested,
  serverCrashed,
  serverEnded,
  serverRenamed,
  serverVersionChanged,
  stdoutPolluted,
  strictModeRefused,
  taskSupportNarrowed,
  taskSupportWidened,
  textDirectionOverridden,
  textPadded,
  textSmuggled,
  titleChanged,
  tokenEstimateRaised,
  tokenLimitExceeded,
  toolAdded,
  toolCountExceeded,
  toolDescriptionChanged,
  toolFieldChanged,
  toolListingMalformed,
  toolNameDisallowed,
  toolNameImitated,
  toolNameRefused,
  toolNameRepeated,
  toolNameShadowed,
  toolRemoved,
  toolRenamed,
  toolTitleChanged,
  typeNarrowed,
  typeWidened,
  unevaluatedClosed,
  unevaluatedOpened,
  unionBranchAdded,
  unionBranchLoosened,
  unionBranchRemoved,
  unionBranchTightened,
  unionIntroduced,
  unionLifted,
  unionMadeExclusive,
  unionMadeInclusive,
  uniqueItemsAdded,
  uniqueItemsRemoved,
  unknownToolAccepted,
  unknownToolMisreported,
  userKeptUninformed,
  versionMisnegotiated,
  wordDisguised,
]
