import { z } from "zod";
import { limits } from "#core/limits.ts";
import { type BasicInfo, basicLimits } from "#core/resume/schema.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { PhotoSwitch } from "../design/photo-switch.tsx";
import { FieldOwner } from "../original/field-owner.ts";
import { useEditor, useEditorActions } from "../state/editor-context.tsx";
import { LinksList } from "./links-list.tsx";
import { PhotoField } from "./photo/photo-field.tsx";
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
    most: limits.document[basicLimits[key]],
    onChange: (value: string) => edit({ type: "basic.set", field: key, value }),
  });
  return (
    <div className="grid gap-6">
      <FieldOwner value="basics">
        <div className="grid grid-cols-2 items-start gap-x-2.5 gap-y-3 *:isolate" data-item-form="basics">
          <PhotoField />
          {basics.avatar !== "" && <PhotoSwitch label={t("basics.photoShow")} className="col-span-2 text-dense!" />}
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
      </FieldOwner>
      <LinksList />
    </div>
  );
}
