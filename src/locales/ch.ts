import { account } from "./ch/account.ts";
import { accountServer } from "./ch/account-server.ts";
import { assistant } from "./ch/assistant.ts";
import { assistantServer } from "./ch/assistant-server.ts";
import { buying } from "./ch/buying.ts";
import { catalog } from "./ch/catalog.ts";
import { common } from "./ch/common.ts";
import { descriptions } from "./ch/descriptions.ts";
import { desk } from "./ch/desk.ts";
import { developers } from "./ch/developers.ts";
import { discovery } from "./ch/discovery.ts";
import { editor } from "./ch/editor.ts";
import { editorAssistant } from "./ch/editor-assistant.ts";
import { editorCheck } from "./ch/editor-check.ts";
import { editorDesign } from "./ch/editor-design.ts";
import { editorHistory } from "./ch/editor-history.ts";
import { editorKeys } from "./ch/editor-keys.ts";
import { editorLinks } from "./ch/editor-links.ts";
import { editorOriginal } from "./ch/editor-original.ts";
import { editorProposals } from "./ch/editor-proposals.ts";
import { editorSaving } from "./ch/editor-saving.ts";
import { editorShare } from "./ch/editor-share.ts";
import { editorUnfinished } from "./ch/editor-unfinished.ts";
import { errors, fields, serverPages } from "./ch/errors.ts";
import { examples } from "./ch/examples.ts";
import { gallery } from "./ch/gallery.ts";
import { guides } from "./ch/guides.ts";
import { home } from "./ch/home.ts";
import { legal } from "./ch/legal.ts";
import { mails } from "./ch/mails.ts";
import { month } from "./ch/month.ts";
import { payments } from "./ch/payments.ts";
import { picture } from "./ch/picture.ts";
import { pricing } from "./ch/pricing.ts";
import { programs } from "./ch/programs.ts";
import { publicPage } from "./ch/public-page.ts";
import { receipts } from "./ch/receipts.ts";
import { referral } from "./ch/referral.ts";
import { resumes } from "./ch/resumes.ts";
import { review } from "./ch/review.ts";
import { settings } from "./ch/settings.ts";
import { signInWays } from "./ch/sign-in-ways.ts";
import { site } from "./ch/site.ts";
import { templates } from "./ch/templates.ts";
import { toolClients } from "./ch/tool-clients.ts";
import { translation } from "./ch/translation.ts";
import { upload } from "./ch/upload.ts";
import type { en } from "./en.ts";
import type { Words } from "./words.ts";

/** The Chinese edition. */
export const ch: Words<typeof en> = {
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
};
