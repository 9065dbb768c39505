import { account } from "./en/account.ts";
import { accountServer } from "./en/account-server.ts";
import { assistant } from "./en/assistant.ts";
import { assistantServer } from "./en/assistant-server.ts";
import { buying } from "./en/buying.ts";
import { catalog } from "./en/catalog.ts";
import { common } from "./en/common.ts";
import { descriptions } from "./en/descriptions.ts";
import { desk } from "./en/desk.ts";
import { developers } from "./en/developers.ts";
import { discovery } from "./en/discovery.ts";
import { editor } from "./en/editor.ts";
import { editorAssistant } from "./en/editor-assistant.ts";
import { editorCheck } from "./en/editor-check.ts";
import { editorDesign } from "./en/editor-design.ts";
import { editorHistory } from "./en/editor-history.ts";
import { editorKeys } from "./en/editor-keys.ts";
import { editorLinks } from "./en/editor-links.ts";
import { editorOriginal } from "./en/editor-original.ts";
import { editorProposals } from "./en/editor-proposals.ts";
import { editorSaving } from "./en/editor-saving.ts";
import { editorShare } from "./en/editor-share.ts";
import { editorUnfinished } from "./en/editor-unfinished.ts";
import { errors, fields, serverPages } from "./en/errors.ts";
import { examples } from "./en/examples.ts";
import { gallery } from "./en/gallery.ts";
import { guides } from "./en/guides.ts";
import { home } from "./en/home.ts";
import { legal } from "./en/legal.ts";
import { mails } from "./en/mails.ts";
import { month } from "./en/month.ts";
import { payments } from "./en/payments.ts";
import { picture } from "./en/picture.ts";
import { pricing } from "./en/pricing.ts";
import { programs } from "./en/programs.ts";
import { publicPage } from "./en/public-page.ts";
import { receipts } from "./en/receipts.ts";
import { referral } from "./en/referral.ts";
import { resumes } from "./en/resumes.ts";
import { review } from "./en/review.ts";
import { settings } from "./en/settings.ts";
import { signInWays } from "./en/sign-in-ways.ts";
import { site } from "./en/site.ts";
import { templates } from "./en/templates.ts";
import { toolClients } from "./en/tool-clients.ts";
import { translation } from "./en/translation.ts";
import { upload } from "./en/upload.ts";

/** The English edition, and the shape that every other must match. One file a part of the product. */
export const en = {
  common,
  account,
  accountServer,
  assistantServer,
  resumes,
  editor,
  editorAssistant,
  editorCheck,
  editorDesign,
  editorKeys,
  month,
  assistant,
  upload,
  editorShare,
  editorUnfinished,
  settings,
  editorHistory,
  editorLinks,
  editorOriginal,
  editorProposals,
  editorSaving,
  home,
  site,
  publicPage,
  mails,
  payments,
  receipts,
  errors,
  fields,
  serverPages,
  buying,
  catalog,
  descriptions,
  desk,
  developers,
  discovery,
  examples,
  gallery,
  templates,
  translation,
  signInWays,
  toolClients,
  guides,
  legal,
  review,
  referral,
  picture,
  pricing,
  programs,
} as const;
