import { closestCenter, DndContext, type DragEndEvent } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { Plus, Trash2 } from "lucide-react";
import { Suspense, useId } from "react";
import { limits } from "#core/limits.ts";
import { type FactKind, monthFacts } from "#core/resume/fact-kinds.ts";
import { type Link, linkLimits, linkTexts } from "#core/resume/schema.ts";
import { part } from "#web/shell/lazy-part.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Menu, MenuItem } from "#web/ui/menu.tsx";
import { Select } from "#web/ui/select.tsx";
import { useEditor, useEditorActions } from "../state/editor-context.tsx";
import { announcementsOf, useListSensors } from "../state/list-drag.ts";
import { newId } from "../state/new-id.ts";
import { DragHandle, SortableRow } from "../state/sortable-handle.tsx";
import { useRemoval } from "../state/use-removal.ts";
import { safeUrl } from "./rich-text/url.ts";
import { TextField } from "./text-field.tsx";

/**
 * The links and facts of the resume, in the order of the sheet: each with its name and URL, or its label and text,
 * sorted by dragging or by keys.
 */
export function LinksList() {
  const { t } = useTranslation("editor");
  const links = useEditor((state) => state.document.data.links);
  const { edit, focusOn } = useEditorActions();
  const removeWithUndo = useRemoval();
  const sensors = useListSensors();
  const nameOf = (link: Link | undefined) =>
    link?.name || link?.src || link?.text || t(link?.text === undefined ? "basics.linkNew" : "basics.factNew");
  const indexOf = (id: string) => links.findIndex((link) => link.id === id);
  const add = () => {
    const id = newId();
    if (edit({ type: "link.add", link: { id, name: "", src: "", isNew: true } })) focusOn({ link: id, field: "name" });
  };
  const remove = (link: Link) => {
    const back = { type: "link.add", link, toIndex: links.indexOf(link) } as const;
    removeWithUndo({ type: "link.remove", linkId: link.id }, t("item.removed", { name: nameOf(link) }), back);
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    edit({ type: "link.move", linkId: String(active.id), toIndex: indexOf(String(over.id)) });
  };
  const announcements = announcementsOf({
    nameOf: (id) => nameOf(links[indexOf(id)]),
    placeOf: (_, over) => ({ position: indexOf(over) + 1, total: links.length }),
    translate: (key, values) => t(`dnd.${key}`, values),
  });
  return (
    <section aria-labelledby="editor-links" className="grid gap-3">
      <h3 id="editor-links" className="font-semibold text-dense">
        {t("basics.links")}
      </h3>
      {links.length === 0 && <p className="text-fg3 text-meta">{t("basics.linkEmpty")}</p>}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{ announcements, screenReaderInstructions: { draggable: t("dnd.instructions") } }}
      >
        <SortableContext items={links.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          {links.map((link, index) => (
            <SortableRow key={link.id} id={link.id} className="rounded-[10px] border border-line bg-raised">
              <LinkFields link={link} number={index + 1} name={nameOf(link)} onRemove={() => remove(link)} />
            </SortableRow>
          ))}
        </SortableContext>
      </DndContext>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={plus} onClick={add}>
          {t("basics.linkAdd")}
        </Button>
        <AddFact />
      </div>
    </section>
  );
}

const plus = <Plus size={14} strokeWidth={2} aria-hidden="true" />;

/** The table of typed facts is loaded with the first of them that is offered or shown. */
const FactItems = part(() => import("./fact-items.tsx").then((module) => module.FactItems));
const FactOptions = part(() => import("./fact-options.tsx").then((module) => module.FactOptions));

/** Adds a fact: one of our table, or one with a label of the user's own. It is empty: nobody is described for them. */
function AddFact() {
  const { t } = useTranslation("editor");
  const { edit, focusOn } = useEditorActions();
  const add = (name: string, kind?: FactKind) => {
    const id = newId();
    if (edit({ type: "link.add", link: { id, name, src: "", text: "", ...(kind && { kind }) } }))
      focusOn({ link: id, field: name === "" ? "name" : "text" });
  };
  return (
    <Menu
      align="start"
      trigger={
        <Button size="sm" icon={plus}>
          {t("basics.factAdd")}
        </Button>
      }
    >
      <Suspense>
        <FactItems add={add} />
      </Suspense>
      <MenuItem onSelect={() => add("")}>{t("basics.factOwn")}</MenuItem>
    </Menu>
  );
}

/** Whether the sheet says the link's URL, its name or both. */
function ShownAs({ link }: { link: Link }) {
  const { t } = useTranslation("editor");
  const { edit } = useEditorActions();
  const own = "own" as const;
  const options = [own, ...linkTexts].map((value) => ({ value, label: t(`basics.linkTexts.${value}`) }));
  return (
    <Field label={t("basics.linkText")}>
      <Select
        size="sm"
        value={link.linkText ?? own}
        options={options}
        onChange={(value) => edit({ type: "link.show", linkId: link.id, value: value === own ? null : value })}
      />
    </Field>
  );
}

type FieldsProps = { link: Link; number: number; name: string; onRemove: () => void };

function LinkFields({ link, number, name, onRemove }: FieldsProps) {
  const { t } = useTranslation("editor");
  const { edit } = useEditorActions();
  const isFact = link.text !== undefined;
  return (
    <fieldset
      data-item-form={link.id}
      className="@container grid grid-cols-[24px_minmax(0,1fr)_30px] items-start gap-x-1.5 gap-y-3 p-2.5 pl-1 max-md:grid-cols-[36px_minmax(0,1fr)_44px]"
    >
      <legend className="sr-only">{t(isFact ? "basics.factNumber" : "basics.linkNumber", { number, name })}</legend>
      <DragHandle label={t("item.drag", { name })} className="mt-6 h-8 w-6 max-md:h-11 max-md:w-9" />
      <div className={isFact ? "grid min-w-0 items-start gap-2.5 @md:grid-cols-[2fr_3fr]" : "grid min-w-0 gap-3"}>
        <TextField
          label={t(isFact ? "basics.factName" : "basics.linkName")}
          field="name"
          value={link.name}
          most={limits.document[linkLimits.name]}
          onChange={(value) => edit({ type: "link.set", linkId: link.id, field: "name", value })}
        />
        {isFact ? (
          <FactText link={link} />
        ) : (
          <TextField
            label={t("basics.linkAddress")}
            field="src"
            value={link.src}
            most={limits.document[linkLimits.src]}
            inputMode="url"
            check={(value) => (value === "" || safeUrl(value) ? undefined : t("basics.linkInvalid"))}
            onChange={(value) => edit({ type: "link.set", linkId: link.id, field: "src", value })}
          />
        )}
        {link.name !== "" && link.src !== "" && <ShownAs link={link} />}
      </div>
      <IconButton
        size="sm"
        label={t(isFact ? "basics.factRemove" : "basics.linkRemove", { name })}
        icon={<Trash2 size={14} strokeWidth={2} aria-hidden="true" />}
        onClick={onRemove}
        className="mt-6"
      />
    </fieldset>
  );
}

/** What a fact says: any text, with the values of the table to choose from where its kind has some. */
function FactText({ link: { id, text = "", kind } }: { link: Link }) {
  const { t } = useTranslation("editor");
  const { edit } = useEditorActions();
  const lang = useEditor((state) => state.document.config.lang);
  const list = useId();
  return (
    <div className="min-w-0">
      <TextField
        label={t("basics.factText")}
        field="text"
        value={text}
        most={limits.document[linkLimits.text]}
        list={kind && list}
        hint={kind && monthFacts.has(kind) ? t("basics.factMonth") : undefined}
        onChange={(value) => edit({ type: "link.set", linkId: id, field: "text", value })}
      />
      {kind && (
        <Suspense>
          <FactOptions id={list} kind={kind} lang={lang} />
        </Suspense>
      )}
    </div>
  );
}
