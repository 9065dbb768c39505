import {
  CalendarArrowDown,
  Columns2,
  ContactRound,
  Copy,
  CornerDownRight,
  Download,
  Eye,
  EyeOff,
  FileSearch,
  FileUp,
  Globe,
  History,
  Keyboard,
  Languages,
  Link2,
  ListChecks,
  Moon,
  Palette,
  PenLine,
  Plus,
  Redo2,
  Save,
  Share2,
  SquareDashed,
  Sun,
  Trash2,
  Undo2,
} from "lucide-react";
import { type ComponentType, createElement } from "react";
import { createSection } from "#core/resume/create-section.ts";
import { languages, type ResumeDocument } from "#core/resume/schema.ts";
import { sectionLabels } from "#core/resume/section-labels.ts";
import { createItem, type SectionKind, sectionKinds } from "#core/resume/sections.ts";
import { type IconLook, SectionIcon } from "#templates/parts/section-icons.tsx";
import { designOf, designs } from "#templates/registry.ts";
import { findTheme } from "#templates/themes.ts";
import { switchLocale } from "#web/shell/i18n.ts";
import { chooseTheme, useTheme } from "#web/shell/theme.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { useHasAi } from "../assistant/use-has-ai.ts";
import { openCheck } from "../check/check-store.ts";
import { useDesignChoice } from "../design/use-design-choice.ts";
import { useSectionActs } from "../form/section-acts.ts";
import { titleOf } from "../form/title-of.ts";
import { openOriginal, useOriginalState } from "../original/original-store.ts";
import { columnsOf } from "../state/columns.ts";
import { useEditor, useEditorActions } from "../state/editor-context.tsx";
import { newId } from "../state/new-id.ts";
import { drawnDocument } from "../state/trial.ts";
import { useSamples } from "../state/use-samples.ts";
import { useSetLanguage } from "../state/use-set-language.ts";
import { useDuplicateResume } from "../top/use-duplicate-resume.ts";
import { useImportResume } from "../top/use-import-resume.ts";
import type { ToolActions } from "./editor-tools.tsx";
import { keyNames } from "./key-names.ts";
import { openTool } from "./tool-store.ts";

type CommandIcon = ComponentType<IconLook & { "aria-hidden"?: true | "true" }>;
export type Command = {
  id: string;
  name: string;
  /** What the command belongs to; shown in grey. */
  under?: string | undefined;
  icon: CommandIcon;
  keys?: string;
  /** It goes to a field, a link, a section or an entry, and does nothing itself. */
  isPlace?: boolean | undefined;
  /** Further search terms. */
  words?: string[];
  run: () => void;
};
export type CommandGroup = { title: string; commands: Command[] };

const kindIcons = Object.fromEntries(
  sectionKinds.map((kind) => [kind, (look: IconLook) => createElement(SectionIcon, { kind, ...look })]),
) as Record<SectionKind, CommandIcon>;

/** Ceiling: entries beyond this number are not listed as commands; nobody looks for the thousandth in a list. */
const itemsListed = 300;

/**
 * Returns all commands, named in the language of the interface. A command that the user has no right to opens the
 * upgrade dialog.
 */
export function useCommands(actions: ToolActions): CommandGroup[] {
  const { t } = useTranslation("editorKeys");
  const groups = [
    { title: t("groups.act"), commands: [...useActing(actions), ...useSectionActing()] },
    { title: t("groups.go"), commands: usePlaces().map((place) => ({ ...place, isPlace: true })) },
    { title: t("groups.add"), commands: useAdding() },
    { title: t("groups.design"), commands: useDesigning() },
    { title: t("groups.interface"), commands: useInterface() },
  ];
  return groups.filter(({ commands }) => commands.length > 0);
}

function useActing({ share, download, history }: ToolActions): Command[] {
  const { t } = useTranslation("editorKeys");
  const { t: te } = useTranslation("editor");
  const { undo, redo, saveNow } = useEditorActions();
  const canUndo = useEditor((state) => state.history.past.length > 0);
  const canRedo = useEditor((state) => state.history.future.length > 0);
  const duplicate = useDuplicateResume();
  const importResume = useImportResume();
  const hasOriginal = useOriginalState((state) => state.original !== null);
  const samples = useSamples();
  const hasAi = useHasAi();
  return [
    { id: "download", name: te("top.downloadPdf"), icon: Download, run: download },
    { id: "share", name: te("top.share"), icon: Share2, words: ["link", "QR"], run: share },
    { id: "history", name: te("top.history"), icon: History, run: history },
    { id: "check", name: te("top.check"), icon: ListChecks, words: ["errors", "ATS"], run: openCheck },
    ...(hasOriginal
      ? [{ id: "original", name: te("top.compare"), icon: FileSearch, words: ["PDF", "Word"], run: openOriginal }]
      : []),
    { id: "save", name: t("save"), icon: Save, keys: keyNames("mod", "S"), run: () => void saveNow() },
    ...(canUndo
      ? [{ id: "undo", name: te("top.undo"), icon: Undo2, keys: keyNames("mod", "Z"), run: () => undo(true) }]
      : []),
    ...(canRedo
      ? [{ id: "redo", name: te("top.redo"), icon: Redo2, keys: keyNames("mod", "shift", "Z"), run: () => redo(true) }]
      : []),
    ...(samples.count > 0
      ? [
          { id: "next-sample", name: te("samples.next"), icon: CornerDownRight, run: samples.next },
          { id: "clear-samples", name: te("samples.clear"), icon: SquareDashed, run: samples.clear },
        ]
      : []),
    { id: "rename", name: t("rename"), icon: PenLine, run: () => openTool("rename") },
    { id: "duplicate", name: t("duplicate"), icon: Copy, run: duplicate },
    ...(importResume
      ? [
          {
            id: "import",
            name: te("top.import"),
            icon: FileUp,
            words: ["upload", "LinkedIn", "JSON"],
            run: importResume,
          },
        ]
      : []),
    ...(hasAi
      ? [{ id: "translate", name: te("assistant.translate"), icon: Languages, run: () => openTool("translate") }]
      : []),
    { id: "keys", name: t("keys.title"), icon: Keyboard, keys: "?", run: () => openTool("keys") },
    { id: "remove", name: t("remove"), icon: Trash2, run: () => openTool("remove") },
  ];
}

/** Returns the commands for the open section. */
function useSectionActing(): Command[] {
  const { t } = useTranslation("editor");
  const panel = useEditor((state) => state.panel);
  const acts = useSectionActs(panel);
  if (!acts) return [];
  const under = acts.name;
  const commands: Command[] = [
    {
      id: "section-hide",
      name: t(acts.isHidden ? "section.show" : "section.hide"),
      under,
      icon: acts.isHidden ? Eye : EyeOff,
      run: acts.hide,
    },
    { id: "section-duplicate", name: t("section.duplicate"), under, icon: Copy, run: acts.duplicate },
    { id: "section-remove", name: t("section.remove"), under, icon: Trash2, run: acts.remove },
  ];
  if (acts.isDated) {
    commands.unshift({ id: "section-sort", name: t("section.sort"), under, icon: CalendarArrowDown, run: acts.sort });
  }
  if (acts.isTwo) {
    const name = t(acts.position === "main" ? "section.toSide" : "section.toMain");
    commands.unshift({ id: "section-flip", name, under, icon: Columns2, run: acts.flip });
  }
  return commands;
}

const basicFields = ["name", "title", "email", "cellphone", "location", "birth", "wechat"] as const;

/** Returns the commands that go to a field of the basics, a link, a section or an entry. */
function usePlaces(): Command[] {
  const { t } = useTranslation("editor");
  const document = useEditor((state) => state.document);
  const { focusOn } = useEditorActions();
  const basics = t("rail.basics");
  return [
    { id: "basics", name: basics, icon: ContactRound, run: () => focusOn({ field: "name" }) },
    ...basicFields.map((field) => ({
      id: `basics-${field}`,
      name: t(field === "title" ? "basics.jobTitle" : `basics.${field}`),
      under: basics,
      icon: CornerDownRight,
      run: () => focusOn({ field }),
    })),
    ...document.data.links.map((link) => ({
      id: `link-${link.id}`,
      name: link.name || link.src || t("basics.linkNew"),
      under: t("basics.links"),
      icon: Link2,
      run: () => focusOn({ link: link.id, field: link.text === undefined ? "name" : "text" }),
    })),
    ...document.data.sections.map((section) => ({
      id: `section-${section.id}`,
      name: section.name || t("item.untitled"),
      icon: kindIcons[section.type],
      run: () => focusOn({ section: section.id, field: "name" }),
    })),
    ...entriesOf(document).map(({ section, item }) => ({
      id: `item-${item.id}`,
      name: titleOf(item) || t("item.untitled"),
      under: section.name,
      icon: CornerDownRight,
      run: () => focusOn({ section: section.id, item: item.id, field: section.onlyDesc ? "description" : "title" }),
    })),
  ];
}

function entriesOf({ data }: ResumeDocument) {
  const entries = data.sections.flatMap((section) => section.data.map((item) => ({ section, item })));
  return entries.slice(0, itemsListed);
}

function useAdding(): Command[] {
  const { t } = useTranslation("editor");
  const { t: tk } = useTranslation("editorKeys");
  const locale = useLocale();
  const lang = useEditor((state) => state.document.config.lang);
  const open = useEditor((state) => state.document.data.sections.find(({ id }) => id === state.panel));
  const { edit, focusOn } = useEditorActions();
  const addItem = () => {
    const item = createItem(newId());
    if (!open || !edit({ type: "item.add", sectionId: open.id, item })) return;
    focusOn({ section: open.id, item: item.id, field: open.onlyDesc ? "description" : "title" });
  };
  const addLink = () => {
    const id = newId();
    if (edit({ type: "link.add", link: { id, name: "", src: "", isNew: true } })) focusOn({ link: id, field: "name" });
  };
  return [
    ...(open ? [{ id: "add-item", name: t("item.add"), under: open.name, icon: Plus, run: addItem }] : []),
    { id: "add-link", name: t("basics.linkAdd"), icon: Link2, run: addLink },
    ...sectionKinds.map((kind) => ({
      id: `add-${kind}`,
      name: tk("addSection", { name: sectionLabels[kind][locale].name }),
      icon: kindIcons[kind],
      run: () => {
        const section = createSection(kind, lang, newId);
        if (edit({ type: "section.add", section })) focusOn({ section: section.id, field: "name" });
      },
    })),
  ];
}

function useDesigning(): Command[] {
  const { t } = useTranslation("editorKeys");
  const { t: te } = useTranslation("editor");
  const locale = useLocale();
  const { edit } = useEditorActions();
  const setLanguage = useSetLanguage();
  const { isLocked, choose } = useDesignChoice();
  const config = useEditor((state) => drawnDocument(state).config);
  const columns = useEditor((state) => columnsOf(drawnDocument(state)));
  const other = columns === "two" ? "one" : "two";
  return [
    {
      id: "designs",
      name: t("allDesigns"),
      icon: Palette,
      words: ["template"],
      run: () => openTool("designs"),
    },
    ...designs
      .filter(({ componentName }) => componentName !== config.templateName)
      .map((design) => ({
        id: `design-${design.name}`,
        name: t("design", { name: design.title[locale] }),
        ...(isLocked(design) ? { under: te("design.premium") } : {}),
        icon: Palette,
        words: ["template", design.title.en],
        run: () => void choose(design),
      })),
    ...designOf(config.templateName)
      .themes.flatMap((name) => findTheme(name) ?? [])
      .filter(({ name }) => name !== config.templateTheme)
      .map((theme) => ({
        id: `theme-${theme.name}`,
        name: t("colour", { name: theme.title[locale] }),
        icon: Palette,
        words: ["color", theme.title.en],
        run: () => void edit({ type: "theme.set", theme: theme.name }),
      })),
    {
      id: "columns",
      name: t(other === "two" ? "twoColumns" : "oneColumn"),
      icon: Columns2,
      run: () => void edit({ type: "design.set", field: "columns", value: other }),
    },
    ...languages
      .filter((lang) => lang !== config.lang)
      .map((lang) => ({
        id: `lang-${lang}`,
        name: t("language", { name: te(`languages.${lang}`) }),
        icon: Languages,
        words: ["language", lang],
        run: () => void setLanguage(lang),
      })),
  ];
}

function useInterface(): Command[] {
  const { t } = useTranslation();
  const locale = useLocale();
  const { isDark } = useTheme();
  return [
    {
      id: "dark",
      name: t(isDark ? "theme.toLight" : "theme.toDark"),
      icon: isDark ? Sun : Moon,
      run: () => chooseTheme(isDark ? "light" : "dark"),
    },
    {
      id: "locale",
      name: t("otherLocale"),
      icon: Globe,
      words: ["language", "English", "中文"],
      run: () => void switchLocale(locale === "en" ? "ch" : "en"),
    },
  ];
}
