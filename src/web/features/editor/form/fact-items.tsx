import type { FactKind } from "#core/resume/fact-kinds.ts";
import { factGroups, factTable } from "#core/resume/fact-table.ts";
import { offeredKinds } from "#core/resume/facts.ts";
import { htmlLang } from "#templates/design.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { MenuItem, MenuLine } from "#web/ui/menu.tsx";
import { MenuGroup } from "#web/ui/menu-group.tsx";
import { useEditor } from "../state/editor-context.tsx";

/**
 * The typed facts that the resume does not have yet: those that are usual in its language, then the others. Each has its
 * label as it will stand on the sheet, and below it in the language of the site where that is another.
 */
export function FactItems({ add }: { add: (name: string, kind: FactKind) => void }) {
  const { t } = useTranslation("editor");
  const locale = useLocale();
  const links = useEditor((state) => state.document.data.links);
  const lang = useEditor((state) => state.document.config.lang);
  const { customary, others } = offeredKinds(lang, links);
  const groups = [
    { name: "customary", kinds: customary } as const,
    ...factGroups.map((name) => ({ name, kinds: others[name] }) as const),
  ];
  return (
    <>
      {groups
        .filter(({ kinds }) => kinds.length > 0)
        .map(({ name, kinds }) => (
          <MenuGroup key={name} label={t(`basics.factGroups.${name}`)}>
            {kinds.map((kind) => {
              const { labels } = factTable[kind];
              const label = labels[lang];
              return (
                <MenuItem
                  key={kind}
                  note={labels[locale] === label ? undefined : labels[locale]}
                  onSelect={() => add(label, kind)}
                >
                  <span lang={htmlLang[lang]}>{label}</span>
                </MenuItem>
              );
            })}
          </MenuGroup>
        ))}
      <MenuLine />
    </>
  );
}
