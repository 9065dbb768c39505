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
  viper warbler pecker creeper strider hopper glider slider cooler heater water paper leather rubber timber lumber powder ladder locker
  drawer holder cover meter filter chamber number power river tower flower liver cider lager bitter platter supper dinner chowder center
  fever order letter matter winter summer weather feather finger shoulder corner border danger anger hunger monster master sister brother father
  mother daughter whisper beater eater eagle cleaver retriever pointer boxer grouper snapper caterpillar alligator condor popper fritter
  juicer toaster freezer skewer winner dinner trailer tractor motor color flavor vapor error mirror terror horror floor door razor sweater
  slipper sneaker poster folder computer layer character parameter never ever over under after other either together however

  cucumber clover cauliflower tuber kipper wafer turnover tater copper amber silver blender crossover hangover leftover popover cheddar gobstopper
  sapsucker terrier setter rottweiler plover harrier salamander gopher heifer steer deer reindeer rooster cougar puffer flounder skipper
  grasshopper anteater roadrunner woodpecker flycatcher sandpiper kingfisher shearwater creeper jumper tapir angler spaniel longhorn gander
  cooker boiler printer scanner router server adapter sensor conveyor monitor container carrier hanger cleaner dryer washer mower
  blower fryer smoker stopper grabber refrigerator radiator calculator elevator escalator generator indicator ventilator
  incubator simulator processor projector reactor detector connector vector sector factor donor tumor humor rumor odor labor harbor
  armor honor vigor rigor manor minor major junior senior prior interior exterior superior inferior anchor 

  getter solver finisher riser learner lover hater thinker dreamer achiever believer fighter survivor loser beginner
  stranger biter jerker digger pincher pooper pleaser grubber bloomer feeder slacker sleeper snorer talker
  whiner doer goer joker gambler drinker smoker sinner murderer killer robber liar cheater traitor whisperer eye-opener neighbor
  neighbour elder youngster teenager toddler newcomer foreigner villager passenger commuter pensioner prisoner offender debtor ancestor visitor
  customer consumer user voter follower subscriber reader listener viewer bystander onlooker teaser stirrer clever proper
  bigger better longer shorter older younger faster slower higher lower larger smaller greater further later sooner easier harder outer
  inner upper sober bitter somber eager meager sheer mere chapter quarter manner temper whether rather another wonder thunder murder
  disaster hamper ember september october november december theater theatre semester register paper laughter slaughter
  shelter thriller prayer answer offer trigger ladder shutter gutter litter glitter twitter chatter clutter`),
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
  first_aid band_aid hearing_aid financial_aid legal_aid visual_aid teaching_aid learning_aid study_aid training_aid sleep_aid navigation_aid food_aid foreign_aid
  movie_poster film_poster water_boiler steam_boiler gas_boiler oil_boiler home_carrier message_carrier disease_carrier aircraft_carrier baby_carrier pet_carrier
  card_reader tape_reader book_reader cotton_reader wood_burner log_burner coal_burner tie_breaker wireless_charger solar_charger foam_roller hair_roller paint_roller lint_roller nail_buffer garage_door_opener
  steel_man stone_man mud_man motor_starter salad_starter bread_starter dough_starter soup_starter poker_hand ink_filler bench_grinder angle_grinder spice_grinder screen_reader lip_reader
  game_changer back_burner front_burner money_changer_booth name_changer tide_changer battery_charger phone_charger car_charger usb_charger circuit_breaker deal_breaker record_breaker heart_breaker
  law_breaker wave_breaker wind_breaker cd_burner dvd_burner gas_burner oil_burner fat_burner stove_burner calorie_burner bunsen_burner incense_burner data_buffer
  frame_buffer ring_buffer memory_buffer door_closer deal_closer tin_opener jar_opener door_opener wine_opener crown_opener eye_dropper name_dropper bar_raiser cattle_raiser
  car_starter engine_starter kick_starter fire_starter conversation_starter non_starter cake_topper pizza_topper mattress_topper tree_topper stocking_filler crack_filler
  space_filler dermal_filler wood_filler paint_filler pillow_filler price_tier service_tier top_tier first_tier second_tier pool_skimmer stone_skimmer rock_skimmer big_dipper skinny_dipper
  double_dipper right_hand left_hand second_hand first_hand upper_hand winning_hand old_hand clock_hand watch_hand hour_hand legal_tender chicken_tender beef_tender coffee_grinder
  pepper_grinder meat_grinder organ_man iron_man spider_man snow_man best_man old_man family_man tin_man rubber_man sand_man straw_man gingerbread_man ant_man
  lawn_mower hair_dryer developer_mode admin_mode mud_skipper bottom_feeder smooth_operator lorem_ipsum_dolor`),
);
