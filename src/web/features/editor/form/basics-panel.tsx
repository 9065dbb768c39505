import { Plus, Trash2 } from "lucide-react";
import { z } from "zod";
import type { BasicInfo, Link } from "#core/resume/schema.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useEditor, useEditorActions } from "../state/editor-context.tsx";
import { newId } from "../state/new-id.ts";
import { useRemoval } from "../state/use-removal.ts";
import { PhotoField } from "./photo/photo-field.tsx";
import { safeUrl } from "./rich-text/url.ts";
import { TextField } from "./text-field.tsx";

const emailSchema = z.email();

/** The form for name, contact details and links. */
export function BasicsPanel() {
  const { t } = useTranslation("editor");
  const basics = useEditor((state) => state.document.data.basicInfo);
  const { edit } = useEditorActions();
  const of = (key: keyof BasicInfo) => ({
    field: key,
    value: basics[key],
    onChange: (value: string) => edit({ type: "basic.set", field: key, value }),
  });
  return (
    <div className="grid gap-6">
      <div className="grid grid-cols-2 items-start gap-x-2.5 gap-y-3" data-item-form="basics">
        <PhotoField />
        <TextField label={t("basics.name")} autoComplete="name" className="col-span-2" {...of("name")} />
        <TextField label={t("basics.jobTitle")} className="col-span-2" {...of("title")} />
        <TextField
          label={t("basics.email")}
          inputMode="email"
          autoComplete="email"
          className="col-span-2"
          check={(value) =>
            value.trim() === "" || emailSchema.safeParse(value.trim()).success ? undefined : t("basics.emailInvalid")
          }
          {...of("email")}
        />
        <TextField label={t("basics.cellphone")} inputMode="tel" autoComplete="tel" {...of("cellphone")} />
        <TextField label={t("basics.location")} {...of("location")} />
        <TextField label={t("basics.birth")} {...of("birth")} />
        <TextField label={t("basics.wechat")} {...of("wechat")} />
      </div>
      <Links />
    </div>
  );
}

function Links() {
  const { t } = useTranslation("editor");
  const links = useEditor((state) => state.document.data.links);
  const { edit, focusOn } = useEditorActions();
  const removeWithUndo = useRemoval();
  const add = () => {
    const id = newId();
    if (edit({ type: "link.add", link: { id, name: "", src: "", isNew: true } })) focusOn({ link: id, field: "name" });
  };
  const remove = (link: Link) => {
    const name = link.name || link.src || t("basics.linkNew");
    const back = { type: "link.add", link, toIndex: links.indexOf(link) } as const;
    removeWithUndo({ type: "link.remove", linkId: link.id }, t("item.removed", { name }), back);
  };
  return (
    <section aria-labelledby="editor-links" className="grid gap-3">
      <h3 id="editor-links" className="font-semibold text-dense">
        {t("basics.links")}
      </h3>
      {links.length === 0 && <p className="text-fg3 text-meta">{t("basics.linkEmpty")}</p>}
      {links.map((link) => (
        <div
          key={link.id}
          data-item-form={link.id}
          className="grid grid-cols-[minmax(0,1fr)_30px] items-end gap-2 max-md:grid-cols-[minmax(0,1fr)_44px]"
        >
          <TextField
            label={t("basics.linkName")}
            labelHidden={link !== links[0]}
            field="name"
            value={link.name}
            onChange={(value) => edit({ type: "link.set", linkId: link.id, field: "name", value })}
          />
          <TextField
            label={t("basics.linkAddress")}
            labelHidden={link !== links[0]}
            field="src"
            value={link.src}
            inputMode="url"
            className="col-start-1"
            check={(value) => (value === "" || safeUrl(value) ? undefined : t("basics.linkInvalid"))}
            onChange={(value) => edit({ type: "link.set", linkId: link.id, field: "src", value })}
          />
          <IconButton
            size="sm"
            label={t("basics.linkRemove", { name: link.name || link.src })}
            icon={<Trash2 size={14} strokeWidth={2} aria-hidden="true" />}
            onClick={() => remove(link)}
            className="col-start-2 row-start-1 mb-px max-md:mb-0"
          />
        </div>
      ))}
      <Button
        size="sm"
        icon={<Plus size={14} strokeWidth={2} aria-hidden="true" />}
        onClick={add}
        className="justify-self-start"
      >
        {t("basics.linkAdd")}
      </Button>
    </section>
  );
}
