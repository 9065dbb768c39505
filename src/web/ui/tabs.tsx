import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

type Tab<Value extends string> = { value: Value; label: ReactNode; content: ReactNode };

type Props<Value extends string> = {
  label: string;
  value: Value;
  tabs: readonly Tab<Value>[];
  onChange: (value: Value) => void;
  className?: string;
  listClassName?: string;
};

/** Tabs with an ink underline under the current one. */
export function Tabs<Value extends string>({ label, value, tabs, onChange, className, listClassName }: Props<Value>) {
  return (
    <Radix.Root
      value={value}
      onValueChange={(next) => {
        const tab = tabs.find((one) => one.value === next);
        if (tab) onChange(tab.value);
      }}
      className={className}
    >
      <Radix.List aria-label={label} className={classes("flex gap-5 border-b border-line", listClassName)}>
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px h-10 border-b-2 border-transparent text-dense font-medium text-fg3 hover:text-fg data-[state=active]:border-fg data-[state=active]:text-fg"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="focus-visible:outline-offset-[-2px]">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
