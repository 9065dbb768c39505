/** English words that look like somebody's work and are none: what is eaten, what lives, what is said of a character. */
const words = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll("_", " "));

/** Modifiers that are eaten or live: behind a head they name a dish or an animal, as in "chef salad" and "pilot fish". */
export const edible = new Set(
  words(`fish salad pizza cake bread beer wine coffee tea meat seafood animal animals poultry dog cat horse sushi pastry egg milk cheese sugar
  fruit vegetable nut candy food beverage produce grill fry breakfast dish wildlife livestock crop bakery deli tree garden water skin bone`),
);

/** Animals that are named after a trade: "worker bee", "cleaner shrimp", "soldier ant". */
export const animals = new Set(
  words(`ant ants bee bees wasp beetle beetles bug fly moth butterfly spider crab crabs shrimp lobster shark whale dolphin fish bird birds
  pigeon parrot finch monkey ape lion tiger bear wolf fox seal turtle frog toad snake lizard snail worm termite penguin`),
);

/** Words that praise or blame. With nothing else before a head they say how somebody is: "hard worker", "big boss". */
export const praise = new Set(
  words(`hard fast quick slow good great best better bad worst nice kind big little small happy sad lazy busy tired poor rich free easy real true fake
  dream perfect awesome amazing cool crazy funny favorite favourite born lucky loud silent smooth sore bold brave eager`),
);

/** Words in -er and -or that nobody is, among them dishes, animals, things, and what somebody is without being paid. */
export const notDoers = new Set(
  words(`burger hamburger cheeseburger batter butter pepper ginger cracker spider tiger beaver badger otter oyster lobster hamster panther adder
  viper warbler pecker creeper skimmer strider hopper glider slider cooler heater water paper leather rubber timber lumber powder ladder locker
  drawer holder cover meter filter chamber number power river tower flower liver cider lager bitter platter supper dinner chowder center
  fever order letter matter winter summer weather feather finger shoulder corner border danger anger hunger monster master sister brother father
  mother daughter whisper beater eater eagle cleaver retriever pointer boxer grouper snapper caterpillar alligator condor popper topper fritter
  juicer toaster freezer dipper skewer winner dinner trailer tractor motor color flavor vapor error mirror terror horror floor door razor sweater
  slipper sneaker poster folder computer layer character parameter former never ever over under after other either together however

  cucumber clover cauliflower tuber kipper wafer turnover tater copper amber silver blender crossover hangover leftover popover cheddar gobstopper
  sapsucker terrier setter rottweiler plover harrier salamander gopher heifer steer deer reindeer rooster cougar puffer flounder skipper
  grasshopper anteater roadrunner woodpecker flycatcher sandpiper kingfisher shearwater creeper jumper tapir angler spaniel longhorn gander
  cooker boiler burner printer scanner router server adapter charger sensor conveyor monitor container carrier hanger cleaner dryer washer mower
  blower fryer smoker opener stopper grabber refrigerator radiator calculator elevator escalator generator indicator ventilator
  incubator simulator processor projector reactor detector connector vector sector factor donor tumor humor rumor odor labor harbor
  armor honor vigor rigor manor minor major junior senior prior interior exterior superior inferior anchor 

  getter changer breaker solver starter finisher riser learner lover hater thinker dreamer achiever believer fighter survivor loser beginner
  stranger biter jerker raiser digger dropper pincher pooper pleaser grubber bloomer feeder slacker sleeper snorer talker
  whiner doer goer joker gambler drinker smoker sinner murderer killer robber liar cheater traitor whisperer eye-opener neighbor
  neighbour elder youngster teenager toddler newcomer foreigner villager passenger commuter pensioner prisoner offender debtor ancestor visitor
  customer consumer user voter follower subscriber reader listener viewer bystander onlooker teaser stirrer clever proper
  bigger better longer shorter older younger faster slower higher lower larger smaller greater further later sooner easier harder closer outer
  inner upper sober bitter somber eager meager sheer mere chapter quarter manner temper whether rather another wonder thunder murder
  disaster hamper ember september october november december theater theatre semester register paper laughter slaughter
  shelter filler thriller prayer answer offer buffer trigger ladder shutter gutter litter glitter twitter chatter clutter`),
);

/** What is said of people, or of animals and things, in the words of a trade. */
export const notJobs = new Set(
  words(`backseat_driver back_seat_driver armchair_critic armchair_general slave_driver fortune_hunter spin_doctor witch_doctor
  head_hunter_spider screw_driver screwdriver rain_maker doctor_pepper dr_pepper devils_advocate ice_breaker night_owl
  monday_morning_quarterback bounty_hunter_game oyster_catcher leaf_cutter fly_catcher pistol_shrimp little_captain german_shepherd
  australian_shepherd english_setter irish_setter rainmaker army_cutter gold_digger whistle_blower wheeler_dealer mover_and_shaker
  head_turner page_turner team_player people_person fence_sitter eye_opener curtain_raiser nail_biter free_rider tail_chaser clock_watcher
  bean_counter pencil_pusher paper_pusher muck_raker rabble_rouser peace_maker match_maker trouble_maker noise_maker money_maker deal_maker
  trail_blazer pace_setter trend_setter jet_setter house_sitter fire_starter pain_killer lady_killer tongue_twister mind_reader hair_raiser
  sharp_shooter straight_shooter high_roller holy_roller steam_roller cat_burglar coffee_maker ice_maker bread_maker
  coat_hanger vacuum_cleaner pencil_sharpener letter_opener can_opener bottle_opener web_server mail_server file_server 
  lawn_mower hair_dryer developer_mode admin_mode mud_skipper bottom_feeder smooth_operator lorem_ipsum_dolor`),
);
