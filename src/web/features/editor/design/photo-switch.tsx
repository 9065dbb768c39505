import { photoIsShown, photoSetting } from "#templates/design.ts";
import { designOf } from "#templates/registry.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Switch } from "#web/ui/switch.tsx";
import { useEditor, useEditorActions } from "../state/editor-context.tsx";

/** Whether the page shows the photo. In a template that leaves photos out of itself, it says so. */
export function PhotoSwitch({ label, className }: { label: string; className: string }) {
  const { t } = useTranslation("editor");
  const settings = useEditor((state) => state.document.config.design);
  const design = useEditor((state) => designOf(state.document.config.templateName));
  const { edit } = useEditorActions();
  const isShown = photoIsShown(design, settings);
  return (
    <Switch
      label={label}
      hint={isShown || design.showsPhoto ? undefined : t("design.photoUsuallyOff")}
      checked={isShown}
      onChange={(value) => edit({ type: "design.set", field: "showPhoto", value: photoSetting(design, value) })}
      className={className}
    />
  );
}
