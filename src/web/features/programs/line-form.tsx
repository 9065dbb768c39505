import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type InputHTMLAttributes, useRef, useState } from "react";
import type { z } from "zod";
import type { Application } from "#contract/programs.ts";
import { useFormErrors } from "#web/features/account/exports.ts";
import { showFailure } from "#web/shell/failure.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { refresh } from "./programs-query.ts";

type Props<Name extends string> = {
  /** The key of the call's body that the line is sent as. */
  name: Name;
  schema: z.ZodType;
  initial?: string;
  label: string;
  hint: string;
  input?: Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "inputMode">;
  submit: string;
  submitting: string;
  onSubmit: (body: Record<Name, string>) => Promise<Application>;
  onDone?: () => void;
};

/** An application by one line of text. What is wrong with it, here or by the server's answer, stands at its field. */
export function LineForm<Name extends string>({ name, schema, initial = "", onSubmit, onDone, ...words }: Props<Name>) {
  const form = useRef<HTMLFormElement>(null);
  const [value, setValue] = useState(initial);
  const { errors, check, take, clear } = useFormErrors();
  const body = { [name]: value } as Record<Name, string>;
  const apply = useMutation({
    mutationFn: () => onSubmit(body),
    onSuccess: async (application) => {
      await refresh(application);
      onDone?.();
    },
    onError: (error) => take(error, form.current) || showFailure(error),
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (apply.isPending) return;
    if (check(schema, body, event.currentTarget)) apply.mutate();
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <Field label={words.label} hint={words.hint} error={errors[name]}>
        <Input
          name={name}
          autoComplete="off"
          {...words.input}
          value={value}
          onChange={(event) => {
            clear(name);
            setValue(event.target.value);
          }}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        busy={apply.isPending}
        busyLabel={words.submitting}
      >
        {words.submit}
      </Button>
    </form>
  );
}
